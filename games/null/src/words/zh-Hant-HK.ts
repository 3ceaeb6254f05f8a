/** All that this game says in Hong Kong's Chinese: nothing differs from Traditional Chinese. */

export { tables } from "./zh-Hant.ts";
