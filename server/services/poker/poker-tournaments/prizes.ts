import { payouts, prizePool } from "@parlour/poker/tournament/payouts";
import type { TournamentConfig } from "./tournament-config.ts";
import type { TournamentState } from "./tournament-state.ts";

type PoolTerms = Pick<TournamentConfig, "buyIn" | "guarantee">;

export const poolOf = (
  { buyIn, guarantee }: PoolTerms,
  entries: number,
): { pool: number; overlay: number } => {
  const { pool, overlay } = prizePool(BigInt(buyIn.prize * entries), BigInt(guarantee));
  return { pool: Number(pool), overlay: Number(overlay) };
};

/** Returns the prizes from first place down. */
export const prizesOf = (config: PoolTerms, entries: number): number[] =>
  payouts(BigInt(poolOf(config, entries).pool), entries).map(Number);

/** Fixes the prizes and the overlay, which closes registration. */
export const fixPrizes = (config: PoolTerms, state: TournamentState, entries: number): TournamentState => ({
  ...state,
  prizes: prizesOf(config, entries),
  overlay: poolOf(config, entries).overlay,
});
