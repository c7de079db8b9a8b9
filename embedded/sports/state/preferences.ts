import { createStored } from "../../parts/stored.ts";
import { type PriceConsent, priceConsents } from "../slip/slip-changes.ts";

/** The player's sportsbook settings, stored in this browser. The odds format is in `parts/odds-format.ts`. */
export interface Preferences {
  readonly consent: PriceConsent;
  /** The entered stake for one-tap bets; null while one-tap betting is off. */
  readonly oneTapStake: string | null;
}

const initial: Preferences = { consent: "better", oneTapStake: null };

export const preferences = createStored<Preferences>("sports-preferences", (kept) => {
  const { consent, oneTapStake } = (kept ?? {}) as Partial<Preferences>;
  return {
    consent: priceConsents.find((one) => one === consent) ?? initial.consent,
    oneTapStake: typeof oneTapStake === "string" ? oneTapStake : null,
  };
});

export function changePreferences(change: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...change });
}

/** Favourite competitions and participants, by id, stored in this browser. */
export const favourites = createStored<readonly string[]>("sports-favourites", (kept) =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [],
);

export function toggleFavourite(id: string): void {
  const before = favourites.get();
  favourites.set(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
}
