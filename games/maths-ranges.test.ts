import { precisions } from "@parlour/rules/currency";
import { poolMeasureOf } from "@parlour/rules/pool-measure";
import { expect, test } from "vitest";
import { crashPoint } from "./crash/math/crash.ts";
import { drawRaceCard } from "./horse-race/math/race-card.ts";
import { runRace } from "./horse-race/math/run-race.ts";
import { fairStream } from "./kit/math/fair-stream.ts";
import type { GameMath } from "./kit/math/game.ts";
import type { RandomSource } from "./kit/math/random-source.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { chiSquareZ, twoSidedChance } from "./kit/math/testing/statistics.ts";
import { allGames } from "./testing-plays.ts";

const measures = [...new Set(["USD", "MXN", ...Object.keys(precisions)].map(poolMeasureOf))];

/** Every bound that the games pass to the random source, recorded while they are played. */
function boundsUsed(): Set<number> {
  const bounds = new Set<number>();
  const source = simulationSource(7);
  const random: RandomSource = {
    below(bound) {
      bounds.add(bound);
      return source.below(bound);
    },
  };
  for (const { math, bets, actions } of allGames) {
    const game = math as GameMath<unknown, unknown, unknown>;
    for (let round = 0; round < 150; round++) {
      const bet = bets[round % bets.length]!;
      let step = game.begin(game.measured?.(bet, measures[round % measures.length]!) ?? bet, random);
      while (!step.done) {
        const allowed = actions.filter((action) => game.costOf!(step.state, action) !== null);
        step = game.act!(step.state, allowed[source.below(allowed.length)]!, random);
      }
    }
  }
  for (let round = 0; round < 150; round++) runRace(drawRaceCard(random), random);
  crashPoint(random);
  return bounds;
}

const DRAWS = 2000;
const BINS_MAX = 20;

test("scaling to every range in use is even", () => {
  const bounds = [...boundsUsed()].filter((bound) => bound > 1);
  for (const known of [2, 25, 37, 38, 52, 80, 312, 416, 500, 10_000, 50_000, 2_000_000_000, 2 ** 32])
    expect(bounds).toContain(known);
  const threshold = 0.01 / bounds.length;
  for (const bound of bounds) {
    const stream = fairStream({ serverSeed: "the scale of things", clientSeed: "even", nonce: bound });
    const bins = Math.min(bound, BINS_MAX);
    const edge = (bin: number): number => Math.ceil((bin * bound) / bins);
    const counts = new Uint32Array(bins);
    for (let i = 0; i < DRAWS; i++) counts[Math.floor((stream.below(bound) * bins) / bound)]!++;
    const chance = twoSidedChance(chiSquareZ(counts, (bin) => (DRAWS * (edge(bin + 1) - edge(bin))) / bound));
    expect(chance, `below ${bound}`).toBeGreaterThan(threshold);
  }
});
