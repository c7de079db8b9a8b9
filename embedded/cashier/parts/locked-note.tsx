import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useCallback, useEffect } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";

/** The player's bonuses, reloaded whenever a balance changes. */
export function useBonuses(): readonly PlayerBonus[] {
  const { language } = useTranslation();
  const { session, changes } = useCashier();
  const load = useCallback(
    (signal: AbortSignal) => api.bonuses({ session, query: { language }, signal }),
    [session, language],
  );
  const bonuses = useLoaded(load);
  const reload = bonuses.state === "ready" ? bonuses.reload : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every balance change
  useEffect(() => reload?.(), [changes]);
  return bonuses.state === "ready" ? bonuses.value : [];
}

/** The bonus that is being wagered. */
export function useActiveBonus(): PlayerBonus | undefined {
  return useBonuses().find(({ status }) => status === "ACTIVE");
}

/** Explains why money is locked and how to unlock it. */
export function LockedNote() {
  const { t, language } = useTranslation();
  const bonus = useActiveBonus();
  if (!bonus) return null;
  const money = (amount: number) => formatMoney(Math.max(0, amount), bonus.currency, language);
  return (
    <p className="mt-3 text-sm text-mist" data-testid="locked-note">
      {t("cashier.lockedNote", {
        name: bonus.name,
        bonus: money(bonus.balance),
        locked: money(bonus.locked),
        left: money(bonus.wageringRequired - bonus.wageringDone),
      })}{" "}
      <SiteLink to="/account/bonuses" className="font-semibold text-bright hover:text-ivory">
        {t("cashier.seeBonuses")}
      </SiteLink>
    </p>
  );
}
