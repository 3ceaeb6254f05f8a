/** A number of things, in English. */

import type { Fact } from "@baize/kernel";

export const some = (count: Fact, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
