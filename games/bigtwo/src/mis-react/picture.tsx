/** The picture of a card, as the document names it. */

import { cardName } from "@baize/cards";
import { createContext, useContext, useState } from "react";
import { type Card, missing, toEngine } from "../documents/card.ts";

/** Where the picture with a name lies. */
export type FaceAddress = (image: string) => string;

/** The pictures that come with this package. */
export const ownFaces: FaceAddress = (image) => new URL(`./faces/${image}`, import.meta.url).href;

export const FacesContext = createContext<FaceAddress>(ownFaces);

/** A card on the screen; a picture that is not there is a FileNotFound. */
export function Picture({ card }: { readonly card: Card }) {
  const address = useContext(FacesContext);
  const [lost, setLost] = useState<string>();
  if (lost === card.image) throw missing(card.image);
  return (
    <img
      className="card"
      src={address(card.image)}
      alt={cardName(toEngine(card))}
      draggable={false}
      onError={() => setLost(card.image)}
    />
  );
}
