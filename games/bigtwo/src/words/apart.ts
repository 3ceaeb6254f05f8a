/** Blanks in Chinese sentences, however they were put together. */

import type { Fact } from "@baize/kernel";

const BEFORE = /(\p{Script=Han})([\w♣♦♥♠])/gu;
const AFTER = /([\w♣♦♥♠])(\p{Script=Han})/gu;

/** A sentence with a blank wherever Chinese meets a letter, a digit or a suit: apart`你出${"K"}。` is `你出 K。` */
export const apart = (parts: TemplateStringsArray, ...facts: readonly Fact[]): string =>
  String.raw({ raw: parts }, ...facts)
    .replace(BEFORE, "$1 $2")
    .replace(AFTER, "$1 $2");
