/** What axe finds on a page. */

import axe from "axe-core";
import type { Page } from "playwright-core";

export const THEMES = ["light", "dark", "contrast"] as const;

/** What axe finds, as short lines: everything in one theme, and in the others what a theme can change. */
export async function found(
  page: Page,
  name: string,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<string[]> {
  await page.evaluate(axe.source);
  const lines: string[] = [];
  for (const theme of themes) {
    const rules = await page.evaluate(async (shown) => {
      document.documentElement.dataset.theme = shown;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ["violations"],
        ...(shown !== "light" && { runOnly: ["color-contrast"] }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    }, theme);
    lines.push(...rules.map((line) => `${name}, ${theme}: ${line}`));
  }
  return lines;
}
