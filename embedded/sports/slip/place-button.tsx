import { formatAmount } from "@parlour/rules/currency";
import { send } from "@parlour/web/bridge/events";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useStored } from "../../parts/stored.ts";
import { useLiveEvents } from "../data/topics.ts";
import { useSports } from "../sports-context.ts";
import { preferences } from "../state/preferences.ts";
import { slipStore } from "../state/slip-store.ts";
import { usePlacement } from "./placement.tsx";
import { blockedKeys, changesToAgree, isWaiting } from "./slip-changes.ts";
import type { Figures } from "./slip-figures.ts";
import type { Slip } from "./slip-state.ts";

type PlaceButtonProps = {
  slip: Slip;
  figures: Figures;
  /** Whether every price is known, including the price of a bet builder. */
  isPriced: boolean;
  onPlace: () => void;
};

/** The next step for the slip: log in, remove unavailable selections, accept changes, or place the bet. */
export function PlaceButton({ slip, figures, isPriced, onPlace }: PlaceButtonProps) {
  const { t, language } = useTranslation();
  const { session, currency, path } = useSports();
  const { consent } = useStored(preferences);
  const { placing } = usePlacement();
  const { live } = useLiveEvents();
  if (session === null) {
    return (
      <Button full variant="primary" size="lg" onClick={() => send("loginRequired", { destination: path })}>
        {t("sportsbook.logIn")}
      </Button>
    );
  }
  if (!live || isWaiting(slip)) {
    return (
      <Button full size="lg" disabled>
        {live ? t("sportsbook.checkingPrices") : t("sportsbook.reconnecting")}
      </Button>
    );
  }
  const blocked = blockedKeys(slip);
  if (blocked.length > 0) {
    return (
      <Button full size="lg" onClick={() => slipStore.dispatch({ type: "remove", keys: blocked })}>
        {t("sportsbook.removeBlocked", { count: blocked.length })}
      </Button>
    );
  }
  if (changesToAgree(slip, consent).length > 0) {
    return (
      <Button full variant="primary" size="lg" onClick={() => slipStore.dispatch({ type: "agree" })}>
        {t("sportsbook.acceptChanges")}
      </Button>
    );
  }
  const staked = figures.bets.filter(({ stakePerLineMinor }) => stakePerLineMinor !== null).length;
  return (
    <Button
      full
      variant="primary"
      size="lg"
      loading={placing}
      disabled={staked === 0 || !isPriced}
      onClick={onPlace}
    >
      {figures.stakeMinor > 0n
        ? t("sportsbook.placeFor", {
            count: staked,
            amount: formatAmount(figures.stakeMinor, currency, languageTag(language)),
          })
        : t("sportsbook.place", { count: Math.max(1, staked) })}
    </Button>
  );
}
