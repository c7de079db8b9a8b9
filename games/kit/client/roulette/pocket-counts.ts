import { type PocketColour, pocketColour } from "../../math/roulette-layout.ts";

export type PocketCounts = {
  rounds: number;
  colours: Record<PocketColour, number>;
  /** The most frequent pockets, most frequent first. */
  most: { pocket: number; times: number }[];
};

const pocketsShown = 4;

/** Counts the last results of a wheel. They say nothing about the next spin. */
export function countPockets(pockets: readonly number[]): PocketCounts {
  const colours = { red: 0, black: 0, green: 0 };
  const times = new Map<number, number>();
  for (const pocket of pockets) {
    colours[pocketColour(pocket)]++;
    times.set(pocket, (times.get(pocket) ?? 0) + 1);
  }
  const most = [...times]
    .map(([pocket, count]) => ({ pocket, times: count }))
    .sort((one, other) => other.times - one.times || one.pocket - other.pocket)
    .slice(0, pocketsShown);
  return { rounds: pockets.length, colours, most };
}
