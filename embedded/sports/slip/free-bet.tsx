import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { useCallback, useState } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useSports } from "../sports-context.ts";
import { modeOf } from "./slip-modes.ts";
import type { Slip } from "./slip-state.ts";

type Offer = Awaited<ReturnType<typeof api.freeBets>>["items"][number];
type FreeBetChoice = { offers: readonly Offer[]; chosen: Offer | undefined; choose: (id: string) => void };

/** The free bets that can be used for this slip; none unless the slip is one single or one multiple. */
export function useFreeBet(slip: Slip): FreeBetChoice {
  const { session, currency } = useSports();
  const [id, choose] = useState("");
  const load = useCallback(
    async (signal: AbortSignal) => (session === null ? [] : (await api.freeBets({ session, signal })).items),
    [session],
  );
  const loaded = useLoaded(load);
  // A free bet covers a single line, but an each-way bet has two.
  const fits =
    !slip.eachWay &&
    (modeOf(slip) === "multiple" || (modeOf(slip) === "singles" && slip.selections.length === 1));
  const offers =
    fits && loaded.state === "ready"
      ? loaded.value.filter((offer) => offer.currency === currency && offer.left > 0)
      : [];
  return { offers, chosen: offers.find((offer) => offer.id === id), choose };
}

export function FreeBetField({ freeBet: { offers, chosen, choose } }: { freeBet: FreeBetChoice }) {
  const { t, language } = useTranslation();
  if (offers.length === 0) return null;
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return (
    <SelectField
      label={t("sportsbook.freeBet")}
      placeholder={t("sportsbook.freeBetNone")}
      value={chosen?.id ?? ""}
      options={offers.map(({ id, stake, currency, expiresAt }) => ({
        value: id,
        label: t("sportsbook.freeBetUntil", {
          amount: formatMoney(stake, currency, language),
          time: day.format(new Date(expiresAt)),
        }),
      }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
