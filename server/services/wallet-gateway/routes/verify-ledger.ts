import { verifyLedger as call } from "@parlour/contracts/calls/operator/verify-ledger";
import { checksMade, verifyLedger as verify } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";

export function verifyLedger({ db, log }: Kit): Route {
  return route(call, async () => {
    const { counts, differences } = await verify(db.pool);
    if (differences.length > 0) log.error({ differences }, "the ledger does not add up");
    const found = differences.map(({ check, rows }) => ({ check, rows }));
    return { counts: { ...counts }, checks: checksMade, differences: found };
  });
}
