import type { Balance } from "@parlour/contracts/entities/balance";
import { tellNews } from "@parlour/web/bridge/requests";

/** Sends balance changes to the embedded app at once. */
export function tellBalances(balances: readonly Balance[] | null): void {
  if (balances !== null) tellNews("balancesRequested", [...balances]);
}
