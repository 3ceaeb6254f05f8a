/** What is told and noted of deals that were looked at before; it is loaded where something is. */
export const looked = () => import("./looked.ts");
