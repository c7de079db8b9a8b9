import type { Balance } from "@parlour/contracts/entities/balance";
import { tellNews } from "@parlour/web/bridge/requests";

/** The embedded app learns at once that money has moved. */
export function tellBalances(balances: readonly Balance[] | null): void {
  if (balances !== null) tellNews("balancesRequested", [...balances]);
}
