import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { GAMES } from "@baize/games";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import program from "./package.json" with { type: "json" };
import { pieceNamer } from "./pieces.ts";
import { ABOUT, PAGES } from "./src/address/address.ts";
import { en } from "./src/words/en.ts";

/** Files of the page that are no part of its bundle. */
const PUBLIC = ["/", "/bom.json", "/icon.svg", "/icons/icon-192.png", "/licences.txt", "/manifest.webmanifest"];

const png = (file: string, px: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.png`,
  sizes: `${px}x${px}`,
  type: "image/png",
  purpose,
});

const games = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(GAMES.map(({ title }) => title));
const description = en.description({ games });

/** What the browser is told about the page, where it is installed like a program. */
const manifest = {
  name: en.pageName(),
  short_name: en.pageName(),
  description,
  id: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#F2F5F1",
  theme_color: "#0D4837",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    png("icon-192", 192, "any"),
    png("icon-512", 512, "any"),
    png("maskable-512", 512, "maskable"),
  ],
  shortcuts: GAMES.map(({ id, title }) => ({ name: title, url: `/${id}`, icons: [png(id, 96, "any")] })),
};

/** Says in the page and its manifest which games there are, and to the server which screens. */
const described: Plugin = {
  name: "described",
  transformIndexHtml: (html) => html.replace("%description%", description),
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
    this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify({ pages: PAGES, about: ABOUT }) });
  },
};

/** Tells the service worker which files the page is made of. */
const offline: Plugin = {
  name: "offline",
  enforce: "post",
  generateBundle(_options, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") return;
    const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
    const paths = files.map((name) => `/${name}`).sort();
    // A bot's weights are megabytes: whoever plays against it fetches them.
    const isLarge = (path: string): boolean => path.endsWith(".bin");
    const write = (mark: string, value: unknown): void => {
      worker.code = worker.code.replace(new RegExp(`(["'\`])${mark}\\1`), () => JSON.stringify(JSON.stringify(value)));
    };
    const integrity = (path: string): string => {
      const file = bundle[path.slice(1)];
      if (file?.type !== "asset") throw new Error(`${path} is no plain file.`);
      return `sha256-${createHash("sha256").update(file.source).digest("base64")}`;
    };
    write("@files", [...PUBLIC, ...paths.filter((path) => !isLarge(path))]);
    write("@large", Object.fromEntries(paths.filter(isLarge).map((path) => [path, integrity(path)])));
  },
};

const WORKER = /(?<=new Worker\()new URL\("(\.[^"]+)", import\.meta\.url\)/g;

/** Builds workers together with the page, so that they share their files; Vite alone would build everything twice. */
const workers: Plugin = {
  name: "workers",
  enforce: "pre",
  apply: "build",
  transform(code, id) {
    if (!WORKER.test(code)) return undefined;
    return code.replaceAll(WORKER, (_, path: string) => {
      const file = this.emitFile({ type: "chunk", id: resolve(dirname(id), path) });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
  },
};

/** The page: one bundle for the shell, the rest on demand, and a service worker that keeps all of it. */
export default defineConfig({
  define: { __VERSION__: JSON.stringify(program.version) },
  plugins: [react(), described, workers, offline],
  build: {
    target: "es2024",
    // Only the page preloads: a worker has no document to do it with.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === "html" ? deps : []),
    },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", sw: "src/offline/service.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: pieceNamer(), debugName: "pieces", includeDependenciesRecursively: false }] },
      },
    },
  },
});
