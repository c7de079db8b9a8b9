import { exportDealerTips as call } from "@parlour/contracts/calls/play/shared-rounds/export-dealer-tips";
import { amountOf } from "@parlour/rules/money";
import { csvReply, formatCsv } from "@parlour/server/kit/csv";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listTips } from "../tips/tip-store.ts";

const columns = ["time", "table", "dealer id", "dealer", "player", "amount", "currency", "paid out"];

export function exportDealerTips({ db }: Kit): Route {
  return route(call, async ({ query }) => {
    const rows = (await listTips(db, query)).map((tip) => [
      tip.givenAt.toISOString(),
      tip.slug,
      tip.dealerId,
      tip.dealerName,
      tip.playerId,
      amountOf(tip.amountMinor, tip.currency),
      tip.currency,
      tip.paidAt?.toISOString() ?? null,
    ]);
    return csvReply<typeof call>(
      `parlour-dealer-tips-${query.from}-${query.to}.csv`,
      formatCsv(columns, rows),
    );
  });
}
