import { choose } from "../../kit/math/choose.ts";
import { KENO_DRAWN, KENO_NUMBERS } from "./keno.ts";
import { type KenoRisk, kenoPays } from "./keno-pays.ts";

/** The probability that exactly `hits` of `picked` numbers are drawn. */
export function kenoChance(picked: number, hits: number): number {
  const ways = choose(picked, hits) * choose(KENO_NUMBERS - picked, KENO_DRAWN - hits);
  return Number(ways) / Number(choose(KENO_NUMBERS, KENO_DRAWN));
}

const paysOf = (risk: KenoRisk, picked: number): [hits: number, pays: number][] =>
  Object.entries(kenoPays[risk][picked]!).map(([hits, pays]) => [Number(hits), pays]);

/** The exact return at a risk level with the given number of picks. */
export const proveKeno = (risk: KenoRisk, picked: number): number =>
  paysOf(risk, picked).reduce((sum, [hits, pays]) => sum + kenoChance(picked, hits) * pays, 0);

/** How often a bet at a risk level with the given number of picks wins anything. */
export const kenoHits = (risk: KenoRisk, picked: number): number =>
  paysOf(risk, picked).reduce((sum, [hits, pays]) => sum + (pays > 0 ? kenoChance(picked, hits) : 0), 0);

/** The standard deviation of a round, in stakes. */
export function kenoDeviation(risk: KenoRisk, picked: number): number {
  const square = paysOf(risk, picked).reduce(
    (sum, [hits, pays]) => sum + kenoChance(picked, hits) * pays ** 2,
    0,
  );
  return Math.sqrt(square - proveKeno(risk, picked) ** 2);
}
