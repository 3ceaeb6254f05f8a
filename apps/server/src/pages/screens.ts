/** The screens of the page: one file for all of them, with what an address is about in its head. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage } from "@baize/kernel";
import type { FastifyRequest } from "fastify";
import { fileAt } from "./files.ts";
import { fileIn, languageOf } from "./language.ts";
import { aboutOf, type Screens, withPreview } from "./preview.ts";

/** What is given out for an address: the page as it is, or with other words in its head. */
interface Screen {
  readonly isThere: boolean;
  /** The page in the language that is asked for. */
  readonly file: string;
  readonly html: string | undefined;
}

/** Which screens there are, as the build noted them down; undefined where it did not. */
async function screensIn(folder: string): Promise<Screens | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, "screens.json"), "utf8")) as Screens;
  } catch {
    return undefined;
  }
}

/** The screen of an address; undefined where there is no page. */
export async function screenOf(folder: string, request: FastifyRequest): Promise<Screen | undefined> {
  const language = languageOf(request.headers);
  const found = await fileAt(folder, `/${fileIn(language, "index.html")}`);
  // A page that was built before there were languages is English.
  const file = found ?? (await fileAt(folder, "/index.html"));
  if (file === undefined) return undefined;
  const screens = await screensIn(folder);
  const about = screens && (await aboutOf(request.url, screens, language));
  if (about === undefined || (about.isThere && about.title === undefined))
    return { isThere: true, file, html: undefined };
  const preview = about.game === undefined ? undefined : await fileAt(folder, `/preview/${about.game}.png`);
  const picture = preview && `${request.protocol}://${request.host}/${preview}`;
  const page = await readFile(join(folder, file), "utf8");
  return { isThere: about.isThere, file, html: inLanguage(language, () => withPreview(page, about, picture)) };
}
