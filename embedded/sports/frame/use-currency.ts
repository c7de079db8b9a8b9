import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { useCall } from "@parlour/web/api/use-resource";
import { useBalances } from "../../parts/use-balances.ts";

const UNTIL_KNOWN = "USD";

/** The currency of stakes: the player's own, or the site's for visitors. */
export function useCurrency(session: string | null): string {
  const balances = useBalances();
  const config = useCall(getSiteConfiguration, {}, { startNow: true, keep: true }).value;
  const own = session === null ? undefined : balances?.[0]?.currency;
  return own || config?.defaultCurrency || UNTIL_KNOWN;
}
