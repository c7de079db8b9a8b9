import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback } from "react";
import { typedUnit } from "../../parts/money.ts";
import { useOdds } from "../../parts/odds-format.ts";
import { readMarket } from "../data/market-view.ts";
import { selectionName } from "../names/outcome-names.ts";
import { useSports } from "../sports-context.ts";
import { preferences } from "../state/preferences.ts";
import { slipStore } from "../state/slip-store.ts";
import { failureText, refusalText } from "./bet-failure.ts";
import { usePlacement } from "./placement.tsx";
import { figuresOf } from "./slip-figures.ts";
import { emptySlip, type SlipSelection, selectionKey } from "./slip-state.ts";

/**
 * Handles a click on a price: adds the selection to the slip, or removes it if it is already there. With one-tap
 * betting, places a bet immediately instead.
 */
export function usePressOutcome(): (selection: SlipSelection) => void {
  const { t, language } = useTranslation();
  const { session, currency } = useSports();
  const { placeOne, follow } = usePlacement();
  const odds = useOdds();
  return useCallback(
    (selection) => {
      const { oneTapStake } = preferences.get();
      if (session === null || oneTapStake === null) {
        slipStore.dispatch({ type: "toggle", selection });
        return;
      }
      const key = selectionKey(selection);
      const slip = { ...emptySlip, selections: [selection], stakes: { [key]: oneTapStake } };
      const [bet] = figuresOf(slip, currency, typedUnit(currency, language)).bets;
      const market = readMarket(selection.marketId);
      if (!bet?.stakePerLineMinor || !market) return;
      const what = selectionName({ t, language }, market, selection.outcome, selection.names);
      const showRefusal = (description: string) =>
        showToast({ tone: "danger", title: t("sportsbook.notPlaced"), description });
      placeOne(bet).then(
        (placed) => {
          const { stake, price, status } = placed;
          showToast({
            tone: status === "PENDING" ? "info" : "success",
            title: t(status === "PENDING" ? "sportsbook.oneTapPending" : "sportsbook.oneTapPlaced"),
            description: t("sportsbook.oneTapDetail", {
              stake: formatMoney(stake, currency, language),
              selection: what,
              odds: odds(price === null ? selection.price : Math.round(price * 1000)),
            }),
          });
          if (status !== "PENDING") return;
          void follow(placed).then((decided) => {
            if (decided?.status === "REFUSED")
              showRefusal(`${what}: ${refusalText(t, language, currency, decided.refusal)}`);
          });
        },
        (error: unknown) => showRefusal(failureText(t, language, currency, error)),
      );
    },
    [t, language, session, currency, placeOne, follow, odds],
  );
}
