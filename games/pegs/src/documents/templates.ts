/** The document's board templates. */

import { FIGURES } from "../rules/boards.ts";
import { Board } from "./board.ts";

/** One board for each template; a fresh one each time, so that nobody can spoil it for others. */
export class BoardTemplates {
  get defaultBoard(): Board {
    return Board.fromCells(FIGURES.default);
  }

  get easyBoard(): Board {
    return Board.fromCells(FIGURES.easy);
  }

  get crossBoard(): Board {
    return Board.fromCells(FIGURES.cross);
  }

  get plusBoard(): Board {
    return Board.fromCells(FIGURES.plus);
  }

  get pyramidBoard(): Board {
    return Board.fromCells(FIGURES.pyramid);
  }

  get arrowBoard(): Board {
    return Board.fromCells(FIGURES.arrow);
  }

  get diamondBoard(): Board {
    return Board.fromCells(FIGURES.diamond);
  }

  get skullBoard(): Board {
    return Board.fromCells(FIGURES.skull);
  }
}

const shared = new BoardTemplates();

/** The way to the templates: every access gives the same object. */
export class BoardTemplatesAccess {
  get templates(): BoardTemplates {
    return shared;
  }
}
