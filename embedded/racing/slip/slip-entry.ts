import type { Selection } from "@parlour/racing/bets/count-lines";

type Entry = {
  /** Identifies the bet; adding it again replaces the one on the slip. */
  key: string;
  raceId: string;
  raceLabel: string;
  /** The stake as the player typed it. */
  stake: string;
  /** When the bet was put on the slip. */
  addedAtMs: number;
  /**
   * The idempotency key. Retries reuse it, so that a bet whose response was lost is not placed twice; editing
   * the bet creates a new key.
   */
  attempt: string;
};
export type FixedEntry = Entry & {
  market: "FIXED";
  kind: "win" | "place" | "show" | "each-way";
  runner: { number: number; name: string };
  /** The price is null if the bet is at the starting price. */
  price: number | null;
  /** The fixed price on the card, for players who switch back from the starting price. */
  boardPrice: number;
};
export type PoolEntry = Entry & {
  market: "POOL";
  poolId: string;
  type: string;
  selections: Selection[];
  lines: number;
};
export type SlipEntry = FixedEntry | PoolEntry;
