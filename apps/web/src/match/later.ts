/** What is told and noted of deals that were looked at before; it is loaded where something is. */
export const looked = () => import("./looked.ts");

/** Notes what was seen of a deal. */
export const noteSeen = (...told: Parameters<Awaited<ReturnType<typeof looked>>["noteLooked"]>): void =>
  void looked().then(({ noteLooked }) => noteLooked(...told));
