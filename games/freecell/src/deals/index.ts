/** The door to solved deals: how their file is read, how hard they are, and how some are chosen. */

export { Catalogue, formatCatalogue, type Known, parseCatalogue, type Winnable } from "./catalogue.ts";
export { BANDS, GRADES, type Grade, gradeOf, levelOf } from "./grade.ts";
export { gradesOf, lengthsOf, type Order, select, type Taste } from "./selection.ts";
