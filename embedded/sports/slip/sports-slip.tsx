import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useOdds } from "../../parts/odds-format.ts";
import { SlipDock } from "../../parts/slip-dock.tsx";
import { useSports } from "../sports-context.ts";
import { slipStore, useSlip } from "../state/slip-store.ts";
import { BetSlip } from "./bet-slip.tsx";
import { usePlacement } from "./placement.tsx";
import { useShareSlip } from "./share-slip.ts";
import { combinedPrice } from "./slip-figures.ts";
import { modeOf } from "./slip-modes.ts";

type Companion = { slip: ReactNode; count: number };

/** The bet slip of the sportsbook, followed by the racebook's bets if there are any. */
export function SportsSlip({ companion }: { companion: Companion }) {
  const { t } = useTranslation();
  const { path } = useSports();
  const slip = useSlip((whole) => whole);
  const { receipts, dismiss } = usePlacement();
  const odds = useOdds();
  const count = slip.selections.length;
  const isEmpty = count === 0 && receipts.length === 0;
  const isAccepted = receipts.every(({ bet }) => bet.status !== "PENDING" && bet.status !== "REFUSED");
  return (
    <SlipDock
      title={t("sportsbook.slip")}
      closeLabel={t("sportsbook.close")}
      barLabel={
        <>
          <span>
            {count + companion.count === 0
              ? t("sportsbook.slip")
              : t("sportsbook.slipCount", { count: count + companion.count })}
          </span>
          {companion.count === 0 && modeOf(slip) === "multiple" ? (
            <span className="tabular-nums">· {odds(combinedPrice(slip.selections))}</span>
          ) : null}
        </>
      }
      hasContent={count + companion.count > 0 || !isAccepted}
      path={path}
      onClose={() => {
        if (isAccepted) dismiss();
      }}
      tools={<SlipTools />}
    >
      {isEmpty && companion.count > 0 ? null : <BetSlip />}
      {companion.slip}
    </SlipDock>
  );
}

function SlipTools() {
  const { t } = useTranslation();
  const isEmpty = useSlip(({ selections }) => selections.length === 0);
  const share = useShareSlip();
  if (isEmpty) return null;
  return (
    <div className="flex">
      <IconButton
        quiet
        label={t("sportsbook.share")}
        icon={<Share2 size={18} aria-hidden="true" />}
        onClick={share}
      />
      <IconButton
        quiet
        label={t("sportsbook.clear")}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => slipStore.dispatch({ type: "clear" })}
      />
    </div>
  );
}
