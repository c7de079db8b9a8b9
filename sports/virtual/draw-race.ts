import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Weighted } from "./race-chances.ts";

export type RunRace = {
  /** Runner numbers in order of finish. */
  readonly order: readonly number[];
  /**
   * When each runner passes the end of each section; all sections are equally long, and the start is
   * included.
   */
  readonly tracks: readonly { readonly number: number; readonly passesMs: readonly number[] }[];
};

const SECTIONS = 16;
const LEAST_GAP_MS = 60;
const GAP_MS = 620;
const WINNER_SPREAD_MS = 2_000;
/** How much a runner's pace may vary during the race, in thousandths of the finishing time. */
const PACE_PERMILLE = 38;

/** Draws the finishing order first, from the weights alone, and then a race that ends in that order. */
export function drawRace(runners: readonly Weighted[], winnerMs: number, random: RandomSource): RunRace {
  const order = drawOrder(runners, random);
  let finishMs = winnerMs - WINNER_SPREAD_MS / 2 + random.below(WINNER_SPREAD_MS);
  const tracks = order.map((number, place) => {
    if (place > 0) finishMs += LEAST_GAP_MS + random.below(GAP_MS);
    return { number, passesMs: drawPasses(finishMs, random) };
  });
  return { order, tracks: tracks.toSorted((a, b) => a.number - b.number) };
}

function drawOrder(runners: readonly Weighted[], random: RandomSource): number[] {
  const left = [...runners];
  const order: number[] = [];
  while (left.length > 0) {
    let at = random.below(left.reduce((sum, { weight }) => sum + weight, 0));
    const index = left.findIndex(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    order.push(left.splice(index, 1)[0]!.number);
  }
  return order;
}

/**
 * Gives a runner a fast or slow start and a change of pace on the way, without changing the finishing time.
 */
function drawPasses(finishMs: number, random: RandomSource): number[] {
  const part = () => (random.below(2_001) - 1_000) / 1_000;
  const [style, move] = [part(), part() * 0.45];
  const most = (finishMs * PACE_PERMILLE) / 1_000;
  return Array.from({ length: SECTIONS + 1 }, (_, section) => {
    const at = section / SECTIONS;
    const bend = style * Math.sin(Math.PI * at) + move * Math.sin(2 * Math.PI * at);
    return Math.round(finishMs * at + most * bend);
  });
}
