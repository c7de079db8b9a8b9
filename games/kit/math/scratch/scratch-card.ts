import { z } from "zod";
import type { GameMath } from "../game.ts";
import { stake } from "../pay.ts";
import type { RandomSource } from "../random-source.ts";

/** A prize: its payout as a multiple of the stake, and how many of the million tickets win it. */
export type ScratchPrize = { times: number; tickets: number };

/** The total number of tickets, which determines the probability of each prize. */
export const SCRATCH_TICKETS = 1_000_000;
export const SCRATCH_PANELS = 9;
/** The number of panels that show the winning symbol; every other symbol is on fewer panels. */
export const SCRATCH_MATCH = 3;

/** The prizes of all scratch cards, highest first. Each card has its own symbol for every prize. */
export const scratchPrizes: readonly ScratchPrize[] = [
  { times: 1_000, tickets: 40 },
  { times: 100, tickets: 500 },
  { times: 25, tickets: 3_000 },
  { times: 10, tickets: 11_000 },
  { times: 5, tickets: 30_000 },
  { times: 3, tickets: 60_000 },
  { times: 2, tickets: 90_000 },
  { times: 1, tickets: 165_000 },
];

export type ScratchState = {
  stake: number;
  /** The prize on each panel, as an index into `scratchPrizes`. */
  panels: number[];
  /** The prize that was won; null if no symbol is on three panels. */
  prize: number | null;
  win: number;
};

export type ScratchView = ScratchState;

/** Draws one of a million tickets; returns the index of its prize, or null if it wins nothing. */
export function drawPrize(random: RandomSource): number | null {
  let ticket = random.below(SCRATCH_TICKETS);
  for (const [place, { tickets }] of scratchPrizes.entries()) {
    if (ticket < tickets) return place;
    ticket -= tickets;
  }
  return null;
}

/** Prints a ticket: the winning symbol three times, and no other more than twice, in random order. */
export function printPanels(prize: number | null, random: RandomSource): number[] {
  const pool = scratchPrizes.flatMap((_, place) =>
    place === prize ? [] : Array<number>(SCRATCH_MATCH - 1).fill(place),
  );
  const take = (from: number[]): number => from.splice(random.below(from.length), 1)[0]!;
  const printed = prize === null ? [] : Array<number>(SCRATCH_MATCH).fill(prize);
  while (printed.length < SCRATCH_PANELS) printed.push(take(pool));
  return Array.from({ length: SCRATCH_PANELS }, () => take(printed));
}

/** Builds a scratch card. Cards differ only in name and symbols. */
export function scratchCard(slug: string): GameMath<{ stake: number }, ScratchState, never> {
  return {
    slug,
    bet: z.strictObject({ stake }),
    stakeOf: (bet) => bet.stake,
    begin(bet, random) {
      const prize = drawPrize(random);
      const win = prize === null ? 0 : bet.stake * scratchPrizes[prize]!.times;
      return { state: { stake: bet.stake, panels: printPanels(prize, random), prize, win }, win, done: true };
    },
    view: (state): ScratchView => state,
  };
}
