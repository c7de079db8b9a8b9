import { choose } from "../../kit/math/choose.ts";
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from "./keno.ts";

/** The probability that exactly `hits` of `picked` numbers are drawn. */
export function kenoChance(picked: number, hits: number): number {
  const ways = choose(picked, hits) * choose(KENO_NUMBERS - picked, KENO_DRAWN - hits);
  return Number(ways) / Number(choose(KENO_NUMBERS, KENO_DRAWN));
}

export function proveKeno(picked: number): number {
  return Object.entries(kenoPays[picked] ?? {}).reduce(
    (sum, [hits, pays]) => sum + pays * kenoChance(picked, Number(hits)),
    0,
  );
}
