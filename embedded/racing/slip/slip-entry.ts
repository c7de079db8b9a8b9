import type { Body } from "@parlour/contracts/call";
import type { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import type { Selection } from "@parlour/racing/bets/count-lines";

export type BetBody = Body<typeof placeRacingBet>;

type Entry = {
  /** Identifies the bet; adding it again replaces the one on the slip. */
  key: string;
  raceId: string;
  raceLabel: string;
  /** The stake as the player typed it. */
  stake: string;
  addedAtMs: number;
  /** The idempotency key. A new one is created when the server answers, and when the player edits the bet. */
  attempt: string;
  /** The bet as it was sent, until the server answers. A retry sends it again, so that it isn't placed twice. */
  sent?: BetBody;
};
export type NamedRunner = { number: number; name: string };
export type FixedEntry = Entry & {
  market: "FIXED";
  kind: "win" | "place" | "show" | "each-way" | "forecast" | "quinella" | "tricast";
  runner: NamedRunner;
  /** The horses for second and third place, in bets on the first two or three. */
  others?: readonly NamedRunner[];
  /** The price is null if the bet is at the starting price. */
  price: number | null;
  /** The current fixed price, which the player accepts if it has changed, or switches back to from the starting price. */
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

/** The horses of a fixed-odds bet, in order. */
export const runnersOf = ({ runner, others = [] }: FixedEntry): NamedRunner[] => [runner, ...others];
