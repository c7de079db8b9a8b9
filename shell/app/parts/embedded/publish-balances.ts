import type { Balance } from "@parlour/contracts/entities/balance";
import { publish } from "@parlour/web/bridge/requests";

/** Publishes new balances to the embedded app immediately. */
export function publishBalances(balances: readonly Balance[] | null): void {
  if (balances !== null) publish("balancesRequested", [...balances]);
}
