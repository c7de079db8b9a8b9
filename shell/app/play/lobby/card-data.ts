import type { Volatility } from "@parlour/contracts/enumerations";

/** The data of a game card. It is kept small, because a page may have a thousand cards. */
export type GameCardData = {
  id: string;
  slug: string;
  href: string;
  name: string;
  description: string;
  categoryName: string;
  badge: string | null;
  /** The return to player, formatted on the server so that the browser doesn't need to create a formatter. */
  returns: string;
  volatility: Volatility | null;
  /** The name of the outside studio that runs the game; left out for our own games. */
  studio?: string;
  /** Set for games without practice play. */
  isRealOnly?: true;
};

export type GameRowData = {
  key: string;
  title: string;
  more?: { href: string } | undefined;
  cards: readonly GameCardData[];
};
