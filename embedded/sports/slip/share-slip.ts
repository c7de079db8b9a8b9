import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback, useEffect } from "react";
import { go } from "../../parts/go.ts";
import { api } from "../api.ts";
import { playersOf, priceOf } from "../data/market-view.ts";
import { ROOT } from "../paths.ts";
import { useSports } from "../sports-context.ts";
import { slipStore } from "../state/slip-store.ts";
import { selectionInputs } from "./bet-input.ts";
import { emptySlip, type SlipSelection } from "./slip-state.ts";
import type { SlipQuote } from "./use-slip-quote.ts";

const SLIP_KEY = "slip";

/** Copies a link to the selections on the slip, or opens the phone's share menu with it. */
export function useShareSlip(): () => void {
  const { t } = useTranslation();
  return useCallback(async () => {
    try {
      const selections = selectionInputs(slipStore.get().selections, false);
      const { id } = await api.shareSlip({ body: { selections } });
      const url = `${location.origin}${ROOT}?${SLIP_KEY}=${id}`;
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast({ tone: "success", title: t("sportsbook.linkCopied"), description: url });
    } catch (error) {
      // Closing the share menu is not an error.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ tone: "danger", title: t("sportsbook.shareFailed") });
    }
  }, [t]);
}

/** Puts the selections of a shared link on the slip, with current prices. */
export function useSharedSlip(): void {
  const { t } = useTranslation();
  const { path, currency } = useSports();
  const id = new URLSearchParams(path.split("?")[1]?.split("#")[0]).get(SLIP_KEY);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const { selections } = await api.sharedSlip({ params: { slip: id }, signal });
      const quote = await api.quoteSlip({ body: { selections, currency }, signal });
      const found = quote.selections.flatMap(sharedSelection);
      slipStore.dispatch({ type: "load", slip: { ...emptySlip, selections: found } });
      if (found.length < selections.length) showToast({ tone: "info", title: t("sportsbook.sharedPartly") });
    };
    load()
      .catch(() => signal.aborted || showToast({ tone: "danger", title: t("sportsbook.sharedGone") }))
      .finally(() => signal.aborted || go(ROOT, true));
    return () => leaving.abort();
  }, [id, currency, t]);
}

/** Turns a quoted selection into one for the slip. Returns an empty list if it can no longer be backed. */
export function sharedSelection({
  price,
  selection,
  eachWay,
}: SlipQuote["selections"][number]): SlipSelection[] {
  const leg = selection?.legs[0];
  if (!selection || !leg || price === null) return [];
  const { event } = selection;
  return [
    {
      eventId: event.id,
      marketId: leg.market.id,
      outcome: leg.outcome,
      names: {
        sport: event.sport as SportId,
        home: event.home,
        away: event.away,
        players: playersOf(leg.market, leg.outcome, leg.name),
      },
      live: event.status === "LIVE",
      status: "open",
      price: priceOf(price),
      agreedPrice: priceOf(price),
      ...(eachWay && { placeTerms: eachWay }),
    },
  ];
}
