/** The name under which somebody sat down last. */

const PLACE = "baize.name";

export const ownName = (): string => localStorage.getItem(PLACE) ?? "";

export const rememberName = (name: string): void => localStorage.setItem(PLACE, name);
