import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { slipStore } from "../state/slip-store.ts";
import { placeTermsOf } from "./slip-figures.ts";
import { modeOf } from "./slip-modes.ts";
import type { Slip } from "./slip-state.ts";

/** Makes the bets of the slip each-way. Shown where place terms are offered for all that it concerns. */
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
