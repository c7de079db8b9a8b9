import { orderChance, placeTable, quinellaChance } from "../model/finish-chances.ts";
import { type FinishModel, withoutRunners } from "../model/finish-model.ts";
import { type EachWayTerms, eachWayPrice, eachWayTerms } from "./each-way.ts";
import { type PriceMilli, priceFor, SHORTEST_PRICE } from "./price.ts";

/** The margin of each market, in hundredths of a percent. */
export interface Margins {
  winBps: number;
  placeBps: number;
  eachWayBps: number;
  forecastBps: number;
  tricastBps: number;
}

export const defaultMargins: Margins = {
  winBps: 1_200,
  placeBps: 1_400,
  eachWayBps: 1_200,
  forecastBps: 2_000,
  tricastBps: 2_500,
};

export const returnShareOf = (marginBps: number): number => 1 - marginBps / 10_000;

export interface RunnerPrices {
  runner: number;
  win: PriceMilli | null;
  /** Place: the runner finishes first or second. */
  place: PriceMilli | null;
  /** Show: the runner finishes first, second or third. */
  show: PriceMilli | null;
  eachWay: PriceMilli | null;
}

export interface RaceMarkets {
  runners: RunnerPrices[];
  eachWayTerms: EachWayTerms | null;
}

/** `quoted` replaces the win prices of some runners; place and show prices still come from the model. */
export interface PriceOptions {
  margins?: Margins;
  quoted?: ReadonlyMap<number, PriceMilli>;
}

/** Prices the markets on each runner. Place and show need a minimum number of runners. */
export function raceMarkets(
  model: FinishModel,
  isHandicap: boolean,
  { margins = defaultMargins, quoted = new Map() }: PriceOptions = {},
): RaceMarkets {
  const starters = model.runners.length;
  const terms = eachWayTerms(starters, isHandicap);
  const table = placeTable(model, Math.max(3, terms?.places ?? 0));
  const within = (places: number) =>
    table.map((chances) => chances.slice(0, places).reduce((sum, chance) => sum + chance, 0));
  const [win, place, show] = [within(1), within(2), within(3)];
  const placed = terms && within(terms.places);
  const runners = model.runners.map((runner, at): RunnerPrices => {
    const winPrice = quoted.get(runner) ?? priceFor(win[at]!, returnShareOf(margins.winBps));
    return {
      runner,
      win: winPrice,
      place: starters > 3 ? priceFor(place[at]!, returnShareOf(margins.placeBps)) : null,
      show: starters > 4 ? priceFor(show[at]!, returnShareOf(margins.placeBps)) : null,
      eachWay:
        terms && placed && winPrice
          ? eachWayPrice({ winChance: win[at]!, placedChance: placed[at]! }, terms, {
              winPriceMilli: winPrice,
              returnShare: returnShareOf(margins.eachWayBps),
            })
          : null,
    };
  });
  return { runners, eachWayTerms: terms };
}

/** The first two in order (forecast or exacta), or in any order (quinella or reverse forecast). */
export const forecastPrice = (model: FinishModel, first: number, second: number, margins = defaultMargins) =>
  priceFor(orderChance(model, [first, second]), returnShareOf(margins.forecastBps));

export const quinellaPrice = (model: FinishModel, one: number, other: number, margins = defaultMargins) =>
  priceFor(quinellaChance(model, one, other), returnShareOf(margins.forecastBps));

/** The first three in order (tricast or trifecta). */
export const tricastPrice = (
  model: FinishModel,
  line: readonly [number, number, number],
  margins = defaultMargins,
) => priceFor(orderChance(model, line), returnShareOf(margins.tricastBps));

/** Each-way bets have their own price (`eachWayPrice`), at both fixed odds and starting price. */
export interface StartingPrice {
  win: PriceMilli;
  eachWay: PriceMilli;
}

/** The starting prices, from the markets on the horses that actually start. */
export function startingPrices(
  model: FinishModel,
  { withdrawn, isHandicap }: { withdrawn: readonly number[]; isHandicap: boolean },
  options: PriceOptions = {},
): Map<number, StartingPrice> {
  const { runners, eachWayTerms: terms } = raceMarkets(withoutRunners(model, withdrawn), isHandicap, options);
  return new Map(
    runners.map(({ runner, win, eachWay }) => {
      const price = win ?? SHORTEST_PRICE;
      // If no place terms apply, the bet is win only, at the win price.
      return [runner, { win: price, eachWay: terms ? (eachWay ?? SHORTEST_PRICE) : price }];
    }),
  );
}
