import { exportAffiliateStatement as call } from "@parlour/contracts/calls/rewards/affiliates/export-affiliate-statement";
import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import { csvReply, formatCsv } from "../../../../kit/csv.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findAffiliateOf } from "../affiliate-store.ts";
import { readMonth } from "../read-statements.ts";

const columns = [
  "month",
  "line",
  "player",
  "basis",
  "basis currency",
  "amount",
  "currency",
  "postings",
  "first",
  "last",
];

export function exportAffiliateStatement(kit: Kit): Route {
  return route(call, async ({ session, params: { month } }) => {
    const affiliate = await findAffiliateOf(kit.db, session.playerId);
    if (!affiliate) return refuse("FORBIDDEN");
    const statements = await readMonth(kit, affiliate, month);
    if (statements.length === 0) return refuse("NOT_FOUND");
    const rows = formatCsv(columns, statements.flatMap(rowsOf));
    return csvReply<typeof call>(`parlour-affiliate-${month}.csv`, rows);
  });
}

/** Returns the lines of a statement, followed by how they add up to the commission. */
function rowsOf(statement: AffiliateStatement) {
  const { month, currency } = statement;
  const total = (name: string, amount: number) => [month, name, "", "", "", amount, currency, "", "", ""];
  return [
    ...statement.lines.map((line) => [
      month,
      line.kind,
      line.player,
      line.basis,
      line.basisCurrency,
      line.amount,
      currency,
      line.postings,
      line.firstPosting,
      line.lastPosting,
    ]),
    total("CARRIED_IN", statement.carriedIn),
    total("CARRIED_OUT", statement.carriedOut),
    total("COMMISSION", statement.commission),
  ];
}
