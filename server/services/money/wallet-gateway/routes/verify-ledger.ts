import { verifyLedger as call } from "@parlour/contracts/calls/money/wallet-gateway/verify-ledger";
import { checksMade } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { verify } from "../verify.ts";

export function verifyLedger(kit: Kit): Route {
  return route(call, async () => {
    const { counts, differences } = await verify(kit);
    const found = differences.map(({ check, rows }) => ({ check, rows }));
    return { counts: { ...counts }, checks: checksMade, differences: found };
  });
}
