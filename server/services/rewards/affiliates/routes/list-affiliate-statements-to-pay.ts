import { listAffiliateStatementsToPay as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listAffiliateRows } from "../affiliate-store.ts";
import { describeStatements, readRunning } from "../read-statements.ts";
import { listStatementsByState } from "../statement-store.ts";

export function listAffiliateStatementsToPay(kit: Kit): Route {
  return route(call, async ({ query: { state } }) => {
    const affiliates = await listAffiliateRows(kit.db);
    if (state === "RUNNING") {
      const running = await Promise.all(
        affiliates.map(async (affiliate) => {
          const months = await readRunning(kit, affiliate);
          return months.map((month) => ({
            ...month,
            affiliateId: affiliate.id,
            playerId: affiliate.player_id,
          }));
        }),
      );
      return running.flat();
    }
    const playerOf = new Map(affiliates.map(({ id, player_id }) => [id, player_id]));
    const rows = await listStatementsByState(kit.db, state);
    const statements = await describeStatements(kit, rows);
    return statements.map((statement, index) => {
      const { affiliate_id: affiliateId } = rows[index]!;
      return { ...statement, affiliateId, playerId: playerOf.get(affiliateId) ?? "" };
    });
  });
}
