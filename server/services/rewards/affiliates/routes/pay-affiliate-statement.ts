import { payAffiliateStatement as call } from "@parlour/contracts/calls/rewards/affiliates/pay-affiliate-statement";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockAffiliate } from "../affiliate-store.ts";
import { payStatement } from "../pay-statement.ts";
import { describeStatements } from "../read-statements.ts";
import { lockStatement } from "../statement-store.ts";

export function payAffiliateStatement(kit: Kit): Route {
  return route(call, async ({ params, body, operator }) => {
    const paid = await kit.db.transaction(async (tx) => {
      const statement = await lockStatement(tx, params.id);
      if (!statement) return refuse("NOT_FOUND");
      if (statement.state !== "CLOSED") return refuse("CONFLICT");
      const affiliate = (await lockAffiliate(tx, statement.affiliate_id))!;
      await operator.audit(tx, {
        subject: `affiliate-statement:${statement.id}`,
        before: { state: statement.state },
        after: { state: "PAID", commissionMinor: statement.commission_minor, currency: statement.currency },
        reason: body.reason,
      });
      const row = await payStatement(kit, tx, { statement, affiliate, by: operator.id });
      return { row, playerId: affiliate.player_id };
    });
    if (isRefusal(paid)) return paid;
    const [described] = await describeStatements(kit, [paid.row]);
    return { ...described!, affiliateId: paid.row.affiliate_id, playerId: paid.playerId };
  });
}
