import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";
import { useSlipCount } from "../../parts/slip-counts.ts";
import { SlipDock } from "../../parts/slip-dock.tsx";
import { useRacing } from "../racing-context.ts";
import { BetSlip } from "./bet-slip.tsx";
import { useSlip } from "./slip-store.ts";

/** The bet slip of the racebook, followed by the sportsbook's bets if there are any. */
export function RacingSlip({ companionSlip }: { companionSlip: ReactNode }) {
  const { t } = useTranslation();
  const { path } = useRacing();
  const others = useSlipCount("sports");
  const count = useSlip().length + others;
  return (
    <SlipDock
      title={t("racebook.slip")}
      closeLabel={t("racebook.close")}
      barLabel={<span>{t("racebook.showSlip", { count })}</span>}
      hasContent={count > 0}
      path={path}
    >
      <BetSlip
        whenEmpty={others > 0 ? null : <p className="text-sm text-mist">{t("racebook.slipEmpty")}</p>}
      />
      {companionSlip}
    </SlipDock>
  );
}
