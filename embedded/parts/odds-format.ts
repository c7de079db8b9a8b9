import { getOddsFormat } from "@parlour/contracts/calls/sports/sportsbook/get-odds-format";
import { setOddsFormat } from "@parlour/contracts/calls/sports/sportsbook/set-odds-format";
import { formatOdds, type OddsFormat, oddsFormats, type Price } from "@parlour/sports";
import { client } from "@parlour/web/api/client";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect } from "react";
import { createStored, useStored } from "./stored.ts";

/** The odds format chosen by visitors in this browser, and the last known choice of the player who is logged in. */
type Choice = { visitor: OddsFormat; account: OddsFormat | null };

const api = { get: client(getOddsFormat), set: client(setOddsFormat) };
const formatOf = (kept: unknown): OddsFormat | undefined => oddsFormats.find((format) => format === kept);

/** The stored choice, which components read with `useOddsFormat`. */
export const choice = createStored<Choice>("odds-format", (kept) => {
  const { visitor, account } = (kept ?? {}) as Partial<Choice>;
  return { visitor: formatOf(visitor) ?? "decimal", account: formatOf(account) ?? null };
});

export const shownFormat = ({ visitor, account }: Choice): OddsFormat => account ?? visitor;

/** The chosen odds format, which the sportsbook, the racebook and the slip share. */
export const useOddsFormat = (): OddsFormat => shownFormat(useStored(choice));

/** Formats prices, given in thousandths, in the chosen odds format and the page's language. */
export function useOdds(): (price: Price) => string {
  const format = useOddsFormat();
  const { language } = useTranslation();
  return (price) => formatOdds(price, format, languageTag(language));
}

/**
 * Reads the odds format of the player's account once per session; a visitor keeps the format stored in this browser.
 */
export function useAccountOddsFormat(session: string | null): void {
  useEffect(() => {
    if (session === null) {
      if (choice.get().account !== null) choice.set({ ...choice.get(), account: null });
      return;
    }
    const leaving = new AbortController();
    api.get({ session, signal: leaving.signal }).then(
      // For an account without a choice, this browser's format is shown.
      ({ format }) => choice.set({ ...choice.get(), account: format }),
      () => {},
    );
    return () => leaving.abort();
  }, [session]);
}

/** Chooses an odds format for the account, or for this browser if nobody is logged in. */
export async function chooseOddsFormat(session: string | null, format: OddsFormat): Promise<void> {
  if (session === null) {
    choice.set({ visitor: format, account: null });
    return;
  }
  choice.set({ ...choice.get(), account: format });
  // If saving fails, the choice applies to this browser until the account is read again.
  await api.set({ session, body: { format } }).catch(() => {});
}
