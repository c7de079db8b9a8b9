import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useCallback } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { type DepositBonus, listDepositBonuses } from "./deposit-bonus.ts";

/** The bonuses that apply to a deposit; empty while they load, or if they cannot be loaded. */
export function useDepositBonuses(): readonly DepositBonus[] {
  const { language } = useTranslation();
  const { session } = useCashier();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { language };
      const [offers, bonuses] = await Promise.all([
        api.offers({ session, query, signal }),
        api.bonuses({ session, query, signal }),
      ]);
      return listDepositBonuses(offers, bonuses);
    },
    [session, language],
  );
  const loaded = useLoaded(load);
  return loaded.state === "ready" ? loaded.value : [];
}
