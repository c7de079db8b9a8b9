import { formatOdds, type OddsFormat, oddsFormats, type Price } from "@parlour/sports";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { type PriceConsent, priceConsents } from "../slip/slip-changes.ts";
import { createStored, useStored } from "./stored.ts";

/** The player's sportsbook settings, stored in this browser. */
export interface Preferences {
  readonly odds: OddsFormat;
  readonly consent: PriceConsent;
  /** The entered stake for one-tap bets; null while one-tap betting is off. */
  readonly oneTapStake: string | null;
}

const initial: Preferences = { odds: "decimal", consent: "better", oneTapStake: null };

export const preferences = createStored<Preferences>("sports-preferences", (kept) => {
  const { odds, consent, oneTapStake } = (kept ?? {}) as Partial<Preferences>;
  return {
    odds: oddsFormats.find((format) => format === odds) ?? initial.odds,
    consent: priceConsents.find((one) => one === consent) ?? initial.consent,
    oneTapStake: typeof oneTapStake === "string" ? oneTapStake : null,
  };
});

export function changePreferences(change: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...change });
}

/** Formats prices in the odds format and the language that the player has chosen. */
export function useOdds(): (price: Price) => string {
  const { odds } = useStored(preferences);
  const { language } = useTranslation();
  return (price) => formatOdds(price, odds, languageTag(language));
}

/** Favourite competitions and participants, by id, stored in this browser. */
export const favourites = createStored<readonly string[]>("sports-favourites", (kept) =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [],
);

export function toggleFavourite(id: string): void {
  const before = favourites.get();
  favourites.set(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
}
