import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { slipStore } from "../state/slip-store.ts";
import { placeTermsOf } from "./slip-figures.ts";
import { modeOf } from "./slip-modes.ts";
import type { Slip } from "./slip-state.ts";

/**
 * A checkbox that makes the bets on the slip each-way. Singles need place terms for at least one selection;
 * multiples and systems need them for all.
 */
export function EachWayField({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const mode = modeOf(slip);
  const isOffered =
    mode === "singles"
      ? slip.selections.some(({ placeTerms }) => placeTerms)
      : mode !== "builder" && placeTermsOf(slip.selections) !== null;
  if (!isOffered) return null;
  return (
    <Checkbox
      label={t("sportsbook.eachWay")}
      hint={t("sportsbook.eachWayHint")}
      checked={slip.eachWay ?? false}
      onChange={(event) => slipStore.dispatch({ type: "eachWay", eachWay: event.target.checked })}
    />
  );
}
