import type { PayTable } from "@parlour/contracts/entities/pay-table";
import type { Volatility } from "@parlour/contracts/enumerations";

/** A game that can be played here, as the games service knows it. */
export type OfferedGame = {
  id: string;
  slug: string;
  /** The share of stakes that comes back, proven by the game's maths, in percent: 97.2973. */
  returnToPlayer: number;
  /** Null where the player decides how far results lie apart, by the bet they choose. */
  volatility: Volatility | null;
  /** What everything pays, from the game's maths. */
  payTables: PayTable[];
};

/** What the games service offers; a game that is not here has no card, no page and no launch. */
export type GameOffer = { find(slug: string): OfferedGame | undefined };
