import type { Balance } from "@parlour/contracts/entities/balance";
import { listen } from "@parlour/web/bridge/events";
import { request } from "@parlour/web/bridge/requests";
import { useEffect, useState } from "react";

/** The player's balances from the shell: requested once, then updated on every change. */
export function useBalances(): readonly Balance[] | null {
  const [balances, setBalances] = useState<readonly Balance[] | null>(null);
  useEffect(() => {
    let left = false;
    const stop = listen("balances", ({ payload }) => payload && setBalances(payload));
    void request("balancesRequested").then((found) => !left && found && setBalances(found));
    return () => {
      left = true;
      stop();
    };
  }, []);
  return balances;
}

export function amountOfType(balances: readonly Balance[] | null, type: Balance["type"]): number {
  return balances?.find((balance) => balance.type === type)?.amount ?? 0;
}

/**
 * The money that a bonus locks for games on which this balance can't be used; null if the balance covers the stake or
 * nothing is locked.
 */
export function lockedElsewhere(
  balances: readonly Balance[] | null,
  type: Balance["type"],
  stake: number,
): number | null {
  const [here, all] = [amountOfType(balances, type), amountOfType(balances, "Playable")];
  return stake > here && all > here ? all - here : null;
}
