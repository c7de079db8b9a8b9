import type { ProtectionLimits } from "@parlour/contracts/entities/protection";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";

/** The player's limits, reloaded whenever a balance changes; null until they are loaded. */
export function useDepositLimits() {
  const { session, changes } = useCashier();
  const [limits, setLimits] = useState<ProtectionLimits | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every balance change
  useEffect(() => {
    const leaving = new AbortController();
    // The server checks every deposit, so the form works even if the limits cannot be loaded.
    api.protectionLimits({ session, signal: leaving.signal }).then(setLimits, () => {});
    return () => leaving.abort();
  }, [session, changes]);
  return [limits, setLimits] as const;
}
