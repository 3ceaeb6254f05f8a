import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { GAMES } from "@baize/games";
import { learn } from "@baize/games/languages";
import { ENGLISH, inLanguage, LANGUAGES } from "@baize/kernel";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { fileIn, learnPage, worded } from "./languages.ts";
import program from "./package.json" with { type: "json" };
import { pieceNamer } from "./pieces.ts";
import { ABOUT, PAGES } from "./src/address/address.ts";
import { say } from "./src/words/index.ts";

const png = (file: string, px: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}.png`,
  sizes: `${px}x${px}`,
  type: "image/png",
  purpose,
});

/** What the page is called and how it is described in a language, and what its games are called. */
async function descriptionIn(language: string) {
  await learn(language);
  await learnPage(language);
  return inLanguage(language, () => {
    const titles = GAMES.map(({ id, title }) => ({ id, title }));
    const games = new Intl.ListFormat(language, { type: "conjunction" }).format(titles.map(({ title }) => title));
    return { name: say.pageName(), description: say.description({ games }), titles };
  });
}

/** What the browser is told about the page, where it is installed like a program. */
const manifestOf = (language: string, { name, description, titles }: Awaited<ReturnType<typeof descriptionIn>>) => ({
  name,
  short_name: name,
  description,
  lang: language,
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
  shortcuts: titles.map(({ id, title }) => ({ name: title, url: `/${id}`, icons: [png(id, 96, "any")] })),
});

/** Says in the page and its manifest which language it is in and which games there are, and to the server which screens. */
const described = (language: string): Plugin => {
  const said = descriptionIn(language);
  return {
    name: "described",
    enforce: "post",
    transformIndexHtml: async (html) =>
      html
        .replaceAll("%description%", (await said).description)
        .replace('lang="en"', `lang="${language}"`)
        .replace("/manifest.webmanifest", `/${fileIn(language, "manifest.webmanifest")}`),
    async generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: "asset", fileName, source });
      emit(fileIn(language, "manifest.webmanifest"), JSON.stringify(manifestOf(language, await said)));
      if (language === ENGLISH) return emit("screens.json", JSON.stringify({ pages: PAGES, about: ABOUT }));
      const page = bundle["index.html"];
      if (page?.type === "asset") emit(fileIn(language, page.fileName), page.source);
      delete bundle["index.html"];
    },
  };
};

/** Tells the service worker which files the page is made of. */
const offline = (language: string): Plugin => ({
  name: "offline",
  enforce: "post",
  generateBundle(_options, bundle) {
    const worker = bundle[fileIn(language, "sw.js")];
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
    const open = ["/", "/bom.json", "/icon.svg", "/icons/icon-192.png", "/licences.txt"];
    const manifest = `/${fileIn(language, "manifest.webmanifest")}`;
    write("@files", [...open, manifest, ...paths.filter((path) => !isLarge(path))]);
    write("@large", Object.fromEntries(paths.filter(isLarge).map((path) => [path, integrity(path)])));
  },
});

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

/** The page, in the language that is called the mode: one bundle for the shell, the rest on demand, and a service worker that keeps all of it. */
export default defineConfig(({ mode }) => {
  const language = LANGUAGES.find(({ id }) => id === mode)?.id ?? ENGLISH;
  return {
    define: {
      __VERSION__: JSON.stringify(program.version),
      __SERVICE__: JSON.stringify(`/${fileIn(language, "sw.js")}`),
    },
    plugins: [worded(language), react(), described(language), workers, offline(language)],
    build: {
      target: "es2024",
      // What is the same in every language is there once.
      copyPublicDir: language === ENGLISH,
      // Only the page preloads: a worker has no document to do it with.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, deps, { hostType }) => (hostType === "html" ? deps : []),
      },
      assetsInlineLimit: 0,
      rollupOptions: {
        input: { index: "index.html", sw: "src/offline/service.ts" },
        output: {
          entryFileNames: ({ name }) => (name === "sw" ? fileIn(language, "sw.js") : "assets/[name]-[hash].js"),
          codeSplitting: {
            groups: [{ name: pieceNamer(), debugName: "pieces", includeDependenciesRecursively: false }],
          },
        },
      },
    },
  };
});
