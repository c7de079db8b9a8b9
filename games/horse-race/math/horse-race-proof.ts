import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { drawOrder } from "./draw-order.ts";
import { type RaceBet, raceWin } from "./horse-race.ts";
import { horseRacePayTables } from "./horse-race-pay-tables.ts";
import { proveHorseRace } from "./prove-horse-race.ts";
import { fields, pricesOf } from "./race-card.ts";

const kinds = ["win", "place", "forecast"] as const;

/** The payouts of a kind of bet in races that the named runners win; runners are counted from 0. */
function payoutsOf(kind: RaceBet["kind"]): Set<number> {
  const stake = 100;
  return new Set(
    fields.flatMap((strengths) => {
      const card = {
        runners: pricesOf(strengths).map((prices, index) => ({
          ...prices,
          number: index + 1,
          name: "",
          form: [],
          strength: strengths[index]!,
        })),
      };
      return strengths.flatMap((_, first) =>
        strengths.flatMap((_, second) => {
          if (first === second) return [];
          const order = orderOf(strengths, [first, second]).map((runner) => runner + 1);
          const runners = kind === "forecast" ? [first + 1, second + 1] : [first + 1];
          return [raceWin(card, { order }, { kind, runners, stake }) / stake];
        }),
      );
    }),
  );
}

/** Draws the order of finish that begins with these runners. */
function orderOf(strengths: readonly number[], first: readonly number[]): number[] {
  const finished: number[] = [];
  return drawOrder(strengths, {
    below() {
      const next = first[finished.length] ?? strengths.findIndex((_, runner) => !finished.includes(runner));
      const ahead = strengths.filter((_, runner) => runner < next && !finished.includes(runner));
      finished.push(next);
      return ahead.reduce((sum, strength) => sum + strength, 0);
    },
  });
}

/** A row states the lowest and the highest odds of a kind of bet. */
export function unreachableRace(tables: readonly PayTable[] = horseRacePayTables): string[] {
  const payouts = kinds.map(payoutsOf);
  return unreachablePays(tables, (pay, { row }) => payouts[row]!.has(pay));
}

export const horseRaceProof: GameProof = {
  prove: () => ({
    main: "win, mean",
    figures: Object.entries(proveHorseRace()).flatMap(([kind, { lowest, mean, highest }]) => [
      { bet: `${kind}, mean`, returned: mean },
      { bet: `${kind}, lowest`, returned: lowest },
      { bet: `${kind}, highest`, returned: highest },
    ]),
    // Any forecast can win, so the maximum payout is the longest forecast odds.
    maximum: Math.max(...fields.flatMap(pricesOf).flatMap(({ forecastPrices }) => forecastPrices)) / 100,
    payUnit: 100,
    unreachable: unreachableRace(),
  }),
};
