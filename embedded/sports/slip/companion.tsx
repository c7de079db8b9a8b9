import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useMemo } from "react";
import { CompanionSection } from "../../parts/companion-section.tsx";
import { useCurrency } from "../frame/use-currency.ts";
import { SportsContext } from "../sports-context.ts";
import { useSlip } from "../state/slip-store.ts";
import { BetSlip } from "./bet-slip.tsx";
import { PlacementProvider, usePlacement } from "./placement.tsx";
import { SlipPrices } from "./slip-prices.tsx";

/** The sportsbook's bets on a slip that another app shows. */
export function SportsCompanion({ path, session }: { path: string; session: string | null }) {
  const currency = useCurrency(session);
  const visit = useMemo(
    () => ({ session, currency, path, place: { screen: "home" } as const }),
    [session, currency, path],
  );
  return (
    <SportsContext value={visit}>
      <PlacementProvider>
        <SlipPrices />
        <Bets />
      </PlacementProvider>
    </SportsContext>
  );
}

function Bets() {
  const { t } = useTranslation();
  const isEmpty = useSlip(({ selections }) => selections.length === 0);
  const { receipts } = usePlacement();
  if (isEmpty && receipts.length === 0) return null;
  return (
    <CompanionSection title={t("sportsbook.sports")}>
      <BetSlip />
    </CompanionSection>
  );
}
