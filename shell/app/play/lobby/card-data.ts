import type { Volatility } from "@parlour/contracts/enumerations";

/** The data of a game card, kept small because a page may hold a thousand. */
export type GameCardData = {
  id: string;
  slug: string;
  href: string;
  name: string;
  description: string;
  categoryName: string;
  badge: string | null;
  /** The return to player, formatted on the server so that the browser needn't create a formatter. */
  returns: string;
  volatility: Volatility | null;
  /** A tiny blurred placeholder for the picture; empty if there is none. */
};

/** A row of cards with its own title, or with one of the site's messages. */
export type GameRowData = {
  key: string;
  title: string;
  more?: { href: string } | undefined;
  cards: readonly GameCardData[];
};
