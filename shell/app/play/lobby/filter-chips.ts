import type { GameFeature, Volatility } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { GameFilter, GameSort } from "./game-filter.ts";
import type { ShownFilter } from "./listing.server.ts";
import { volatilityWords } from "./volatility-words.ts";

export const sortWords: Record<GameSort, MessageKey> = {
  popular: "browse.sortPopular",
  new: "browse.sortNew",
  name: "browse.sortName",
  return: "browse.sortReturn",
  maximum: "browse.sortMaximum",
};

export const featureWords: Record<GameFeature, MessageKey> = {
  jackpots: "browse.jackpots",
  "free-spins": "browse.freeSpins",
  "bonus-buy": "browse.bonusBuy",
  "hold-and-win": "browse.holdAndWin",
  "pick-bonus": "browse.pickBonus",
  respins: "browse.respins",
  cascades: "browse.cascades",
  clusters: "browse.clusters",
  ways: "browse.ways",
  "special-wilds": "browse.specialWilds",
  decisions: "browse.decisions",
  "shared-round": "browse.sharedRound",
  dealer: "browse.dealer",
};

/**
 * The names of volatilities for use below a heading that says "volatility"; those in `volatilityWords` can stand alone.
 */
export const levelWords: Record<Volatility, MessageKey> = {
  low: "browse.low",
  medium: "browse.medium",
  high: "browse.high",
};

/** Adds a value to a list, or removes it if the list contains it. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

type FilterChip = { name: string; without: GameFilter };

/** The chosen filters by name, each with the filter that is left when it is removed. */
export function filterChips({ filter, words }: ShownFilter, t: Translate): FilterChip[] {
  const { features, volatility, returnFrom, maximumFrom, studios } = filter;
  const chips: FilterChip[] = [
    ...features.map((feature) => ({
      name: t(featureWords[feature]),
      without: { ...filter, features: toggled(features, feature) },
    })),
    ...volatility.map((each) => ({
      name: t(volatilityWords[each]),
      without: { ...filter, volatility: toggled(volatility, each) },
    })),
    ...studios.map((id) => ({
      name: words.studios[id] ?? id,
      without: { ...filter, studios: toggled(studios, id) },
    })),
  ];
  if (returnFrom !== null)
    chips.push({
      name: t("browse.returnFrom", { value: words.returns[returnFrom] ?? `${returnFrom}%` }),
      without: { ...filter, returnFrom: null },
    });
  if (maximumFrom !== null)
    chips.push({
      name: t("browse.maximumFrom", { value: words.maximums[maximumFrom] ?? `${maximumFrom}×` }),
      without: { ...filter, maximumFrom: null },
    });
  return chips;
}
