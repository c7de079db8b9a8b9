import { payouts, prizePool, satellitePayouts } from "@parlour/poker/tournament/payouts";
import type { TournamentConfig } from "./tournament-config.ts";
import type { TournamentState } from "./tournament-state.ts";

type PoolTerms = Pick<TournamentConfig, "buyIn" | "guarantee" | "satellite">;

/** The components of the prize pool: the number of entries, and the money from re-buys and add-ons. */
export type Field = { entries: number; purchased: number };

export const poolOf = (
  { buyIn, guarantee }: PoolTerms,
  { entries, purchased }: Field,
): { pool: number; overlay: number } => {
  const { pool, overlay } = prizePool(BigInt(buyIn.prize * entries + purchased), BigInt(guarantee));
  return { pool: Number(pool), overlay: Number(overlay) };
};

/** Returns the prizes from first place down. A satellite pays as many entries to its target as the pool covers. */
export function prizesOf(config: PoolTerms, field: Field): number[] {
  const pool = BigInt(poolOf(config, field).pool);
  const prizes = config.satellite
    ? satellitePayouts(pool, BigInt(config.satellite.ticketPrice), field.entries)
    : payouts(pool, field.entries);
  return prizes.map(Number);
}

/** Fixes the prizes and the overlay, which closes registration. */
export function fixPrizes(config: PoolTerms, state: TournamentState, entries: number): TournamentState {
  const field = { entries, purchased: state.purchased ?? 0 };
  return { ...state, prizes: prizesOf(config, field), overlay: poolOf(config, field).overlay };
}

/** Whether a prize is exchanged for an entry to a satellite's target. */
export const isTicket = ({ satellite }: Pick<TournamentConfig, "satellite">, prize: number): boolean =>
  satellite !== undefined && prize >= satellite.ticketPrice;

/** Returns the number of places before the bubble: the places that win a ticket in a satellite, or all paid places. */
export function bubblePlaces(config: Pick<TournamentConfig, "satellite">, prizes: readonly number[]): number {
  const tickets = prizes.filter((prize) => isTicket(config, prize)).length;
  return tickets > 0 ? tickets : prizes.length;
}
