import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CompanionSection } from "../../parts/companion-section.tsx";
import { RacingContext } from "../racing-context.ts";
import { useRacingVisit } from "../use-racing-visit.ts";
import { BetSlip } from "./bet-slip.tsx";

/** The racebook's bets on a slip that another app shows. */
export function RacingCompanion({ path, session }: { path: string; session: string | null }) {
  const { t } = useTranslation();
  return (
    <RacingContext value={useRacingVisit(path, session)}>
      <BetSlip whenEmpty={null}>
        {(bets) => <CompanionSection title={t("racebook.title")}>{bets}</CompanionSection>}
      </BetSlip>
    </RacingContext>
  );
}
