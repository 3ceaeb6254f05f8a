/** `npm run example`: the example page of the Big Two document's app, served for as long as it runs. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type PreviewServer, preview } from "vite";
import { makePictures } from "./pictures.ts";

const root = join(import.meta.dirname, "..");

/** Builds the page in a folder as any bundler would and serves it; port 0 is any that is free. */
export async function servePage(folder: string, port: number): Promise<PreviewServer> {
  await makePictures();
  const config: InlineConfig = {
    configFile: false,
    root: join(root, folder),
    logLevel: "error",
    build: { outDir: join(root, "dist/pages", folder), emptyOutDir: true, target: "es2024", assetsInlineLimit: 0 },
    preview: { port, host: "127.0.0.1" },
  };
  await build(config);
  return preview(config);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await servePage("games/bigtwo/examples/mis-react", 3002);
  console.log(server.resolvedUrls?.local[0]);
}
