import {
  type FinishModel,
  type FixedKind,
  forecastPrice,
  type PriceMilli,
  quinellaPrice,
  type RaceMarkets,
  raceMarkets,
  ruleFourPercent,
  type StartingPrice,
  startingPrices,
  tricastPrice,
  withoutRunners,
} from "@parlour/racing";
import type { RaceRow } from "./race-store.ts";

type Priced = Pick<RaceRow, "card" | "withdrawals" | "quotes">;

export const withdrawnRunners = ({ withdrawals }: Pick<RaceRow, "withdrawals">): number[] =>
  withdrawals.map(({ runner }) => runner);

/** Returns the finishing model of the horses that are not withdrawn. */
export const modelOf = (race: Priced): FinishModel => withoutRunners(race.card.model, withdrawnRunners(race));

/**
 * Prices the markets on each runner. In a provider's race, the win prices come from the provider, and the other prices
 * are derived from the model those win prices imply. Until the provider has sent prices, nothing is offered.
 */
export function marketsOf(race: Priced): RaceMarkets {
  const markets = raceMarkets(modelOf(race), race.card.race.isHandicap, { quoted: quotesOf(race) });
  return isPriced(race) ? markets : { ...markets, runners: [] };
}

const isPriced = ({ quotes }: Pick<RaceRow, "quotes">): boolean => quotes === null || quotes.length > 0;

const quotesOf = ({ quotes }: Pick<RaceRow, "quotes">): ReadonlyMap<number, PriceMilli> =>
  new Map(quotes ?? []);

/** Returns the starting prices: the last prices before the off, for the horses that start. */
export const startingPricesOf = (race: Priced): [number, StartingPrice][] => [
  ...startingPrices(
    race.card.model,
    { withdrawn: withdrawnRunners(race), isHandicap: race.card.race.isHandicap },
    { quoted: quotesOf(race) },
  ),
];

/** The number of runners that each kind of fixed-odds bet names. */
export const fixedParts: Record<FixedKind, number> = {
  win: 1,
  place: 1,
  show: 1,
  "each-way": 1,
  forecast: 2,
  quinella: 2,
  tricast: 3,
};

/** Returns the current price of a fixed-odds bet; null if the bet is not offered. */
export function fixedPrice(race: Priced, kind: FixedKind, runners: readonly number[]): PriceMilli | null {
  const model = modelOf(race);
  if (!isPriced(race) || !runners.every((runner) => model.runners.includes(runner))) return null;
  const [first, second, third] = runners as [number, number, number];
  if (kind === "forecast") return forecastPrice(model, first, second);
  if (kind === "quinella") return quinellaPrice(model, first, second);
  if (kind === "tricast") return tricastPrice(model, [first, second, third]);
  const prices = marketsOf(race).runners.find(({ runner }) => runner === first);
  return prices?.[kind === "each-way" ? "eachWay" : kind] ?? null;
}

/**
 * Returns the deduction for horses that were withdrawn after a bet was taken. Each withdrawal raises the race's version
 * by one, so the version at which the bet was taken shows which withdrawals came later.
 */
export const deductionFor = ({ withdrawals }: Pick<RaceRow, "withdrawals">, raceVersion: number): number =>
  ruleFourPercent(withdrawals.slice(raceVersion - 1).flatMap(({ priceMilli }) => priceMilli ?? []));
