import { useMemo } from "react";
import { useBalances } from "../parts/use-balances.ts";
import type { RacingVisit } from "./racing-context.ts";

/** The currency in which visitors see the pools, because they have no wallet. */
const SITE_CURRENCY = "USD";

export function useRacingVisit(path: string, session: string | null): RacingVisit {
  const balances = useBalances();
  const currency = (session === null ? null : balances?.[0]?.currency) ?? SITE_CURRENCY;
  return useMemo(() => ({ session, currency, path }), [session, currency, path]);
}
