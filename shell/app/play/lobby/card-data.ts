import type { Volatility } from "@parlour/contracts/enumerations";

/** What a card needs to know of its game: a wall of a thousand of them still travels well. */
export type GameCardData = {
  id: string;
  slug: string;
  href: string;
  name: string;
  description: string;
  categoryName: string;
  badge: string | null;
  /** The share that the game gives back, as a card says it: the browser need not make a format for it. */
  returns: string;
  volatility: Volatility | null;
  /** A tiny stand-in for the picture until it has come; empty while there is none. */
};

/** A row of cards with a title of its own, or one of the site's words. */
export type GameRowData = {
  key: string;
  title: string;
  more?: { href: string } | undefined;
  cards: readonly GameCardData[];
};
