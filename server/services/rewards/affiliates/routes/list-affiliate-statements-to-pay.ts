import { listAffiliateStatementsToPay as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listAffiliateRows } from "../affiliate-store.ts";
import { describeStatements, readRunning } from "../read-statements.ts";
import { listStatementsByState } from "../statement-store.ts";

const perPage = 50;

export function listAffiliateStatementsToPay(kit: Kit): Route {
  return route(call, async ({ query: { state, cursor } }) => {
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
      return { items: running.flat(), nextCursor: null };
    }
    const playerOf = new Map(affiliates.map(({ id, player_id }) => [id, player_id]));
    const found = await listStatementsByState(kit.db, { state, after: cursor, limit: perPage + 1 });
    const { items: rows, nextCursor } = pageOf(found, perPage);
    const statements = await describeStatements(kit, rows);
    const items = statements.map((statement, index) => {
      const { affiliate_id: affiliateId } = rows[index]!;
      return { ...statement, affiliateId, playerId: playerOf.get(affiliateId) ?? "" };
    });
    return { items, nextCursor };
  });
}
