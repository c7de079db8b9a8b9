import { amountOf } from "@parlour/rules/money";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { amountColumn, countColumn, percentColumn, plain, shareOf, type Table, textColumn } from "./table.ts";

/** Builds the report of the players who joined in the period through an affiliate, with their lifetime figures. */
export async function affiliateQualityTable(
  parts: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const referred = await parts.referredPlayers(period);
  const names = new Map(referred.map(({ affiliateId, affiliateName }) => [affiliateId, affiliateName]));
  const grouped = referred.map(({ playerId, affiliateId }) => ({ playerId, group: affiliateId }));
  const [totals, reversals] = await Promise.all([
    parts.groupTotals(grouped, period, currency),
    parts.groupReversals(grouped, period, currency),
  ]);
  const reversed = new Map(reversals.map((one) => [one.group, one]));
  const amount = (minor: bigint) => plain(amountOf(minor, currency));
  const rows = totals
    .map((one) => ({ ...one, net: BigInt(one.gross) - BigInt(one.promotions) }))
    .sort((one, other) =>
      one.net === other.net ? other.players - one.players : one.net < other.net ? 1 : -1,
    );
  return {
    columns: [
      textColumn("affiliate", "Affiliate"),
      countColumn("players", "Players"),
      countColumn("depositors", "First deposits"),
      percentColumn("conversion", "Have deposited"),
      amountColumn("deposits", "Deposits"),
      amountColumn("netRevenue", "Net revenue"),
      countColumn("reversed", "Charged back"),
      amountColumn("chargebacks", "Chargebacks"),
    ],
    rows: rows.map(({ group, players, depositors, deposits, net }) => [
      plain(names.get(group) ?? group),
      plain(players),
      plain(depositors),
      plain(shareOf(depositors, players)),
      amount(BigInt(deposits)),
      amount(net),
      plain(reversed.get(group)?.count ?? 0),
      amount(BigInt(reversed.get(group)?.amountMinor ?? 0)),
    ]),
  };
}
