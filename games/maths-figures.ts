import { proveBaccarat } from "./baccarat/math/prove-baccarat.ts";
import { proveCrash } from "./crash/math/prove-crash.ts";
import { proveDice } from "./dice/math/prove-dice.ts";
import { guesses } from "./hi-lo/math/hi-lo.ts";
import { proveHiLo } from "./hi-lo/math/prove-hi-lo.ts";
import { proveHorseRace } from "./horse-race/math/prove-horse-race.ts";
import { KENO_PICKS_MAX } from "./keno/math/keno.ts";
import { proveKeno } from "./keno/math/prove-keno.ts";
import type { Figure, GameFigures } from "./kit/math/figures.ts";
import { proveRoulette } from "./kit/math/prove-roulette.ts";
import { americanLayout, europeanLayout } from "./kit/math/roulette-layout.ts";
import { proveAllMines } from "./mines/math/prove-mines.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoRisks } from "./plinko/math/plinko-pays.ts";
import { provePlinko } from "./plinko/math/prove-plinko.ts";

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Lowest and highest of many, as two figures; one where they are the same to the last printed digit. */
function span(name: string, returns: readonly number[]): Figure[] {
  const lowest = Math.min(...returns);
  const highest = Math.max(...returns);
  if ((highest - lowest) * 100 < 0.00005) return [{ bet: name, returned: lowest }];
  return [
    { bet: `${name}, lowest`, returned: lowest },
    { bet: `${name}, highest`, returned: highest },
  ];
}

/** Every game whose return is counted in a moment. */
export function quickFigures(): GameFigures[] {
  const european = proveRoulette(europeanLayout);
  return [
    { slug: "roulette", main: "straight", figures: european },
    { slug: "american-roulette", main: "straight", figures: proveRoulette(americanLayout) },
    {
      slug: "baccarat",
      main: "banker",
      figures: Object.entries(proveBaccarat()).map(([bet, returned]) => ({ bet, returned })),
    },
    {
      slug: "keno",
      main: "10 numbers",
      figures: range(1, KENO_PICKS_MAX).map((picked) => ({
        bet: picked === 1 ? "1 number" : `${picked} numbers`,
        returned: proveKeno(picked),
      })),
    },
    {
      slug: "dice",
      main: "any target",
      figures: span(
        "any target",
        [10, 100, 1234, 2500, 5000, 7500, 9800].flatMap((ways) => [
          proveDice({ direction: "under", target: ways }),
          proveDice({ direction: "over", target: 9999 - ways }),
        ]),
      ),
    },
    {
      slug: "mines",
      main: "any board, any stop",
      figures: span(
        "any board, any stop",
        proveAllMines().map(({ returned }) => returned),
      ),
    },
    {
      slug: "plinko",
      main: "medium, 12 rows",
      figures: plinkoRisks.flatMap((risk) =>
        range(PLINKO_ROWS_MIN, PLINKO_ROWS_MAX).map((rows) => ({
          bet: `${risk}, ${rows} rows`,
          returned: provePlinko(risk, rows),
        })),
      ),
    },
    {
      slug: "hi-lo",
      main: "higher",
      figures: guesses.flatMap((guess) =>
        span(
          guess,
          proveHiLo(guess).map(({ returned }) => returned),
        ),
      ),
    },
    {
      slug: "crash",
      main: "out at 2×",
      figures: [1.01, 1.5, 2, 10, 100, 1000, 10_000].map((multiplier) => ({
        bet: `out at ${multiplier}×`,
        returned: proveCrash(Math.round(multiplier * 100)),
      })),
    },
    { slug: "live-roulette", main: "straight", figures: european },
    {
      slug: "horse-race",
      main: "win, mean",
      figures: Object.entries(proveHorseRace()).flatMap(([kind, { lowest, mean, highest }]) => [
        { bet: `${kind}, mean`, returned: mean },
        { bet: `${kind}, lowest`, returned: lowest },
        { bet: `${kind}, highest`, returned: highest },
      ]),
    },
  ];
}
