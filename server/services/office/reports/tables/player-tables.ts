import { amountOf } from "@parlour/rules/money";
import { daysOf } from "../days.ts";
import type { ReportParts } from "../report-parts.ts";
import type { Period } from "../report-store.ts";
import { amountColumn, countColumn, percentColumn, plain, shareOf, type Table, textColumn } from "./table.ts";

const weekMs = 7 * 86_400_000;

/** Builds the report of sign-ups and first deposits by day. */
export async function firstDepositsTable(
  parts: ReportParts,
  period: Period,
  currency: string,
): Promise<Table> {
  const [joined, first] = await Promise.all([parts.signUps(period), parts.firstDeposits(period, currency)]);
  const signUps = new Map(joined.map(({ day, players }) => [day, players]));
  const deposits = new Map(first.map((one) => [one.day, one]));
  return {
    columns: [
      textColumn("day", "Day"),
      countColumn("signUps", "Sign-ups"),
      countColumn("players", "First deposits"),
      amountColumn("amount", "Amount"),
      amountColumn("average", "Average"),
    ],
    rows: daysOf(period)
      .toReversed()
      .map((day) => {
        const { players = 0, amountMinor = "0" } = deposits.get(day) ?? {};
        const amount = amountOf(BigInt(amountMinor), currency);
        const average = players === 0 ? null : amountOf(BigInt(amountMinor) / BigInt(players), currency);
        return [plain(day), plain(signUps.get(day) ?? 0), plain(players), plain(amount), plain(average)];
      }),
  };
}

/** Builds the report of deposits by method and outcome. The approval rate leaves out pending and expired deposits. */
export async function methodsTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const methods = await parts.methodResults(period, currency);
  return {
    columns: [
      textColumn("method", "Method"),
      textColumn("provider", "Provider"),
      countColumn("attempts", "Attempts"),
      countColumn("credited", "Credited"),
      countColumn("declined", "Declined"),
      percentColumn("approvalRate", "Approval rate"),
      countColumn("reversed", "Charged back"),
      amountColumn("amount", "Credited amount"),
    ],
    rows: methods.map(({ method, provider, attempts, credited, declined, reversed, amountMinor }) => [
      plain(method),
      plain(provider),
      plain(attempts),
      plain(credited),
      plain(declined),
      plain(shareOf(credited, credited + declined)),
      plain(reversed),
      plain(amountOf(BigInt(amountMinor), currency)),
    ]),
  };
}

/**
 * Builds the report of cohorts: how many of those who joined in a week came back later. A week that is not over for
 * everybody has no figure yet.
 */
export async function retentionTable(parts: ReportParts, period: Period): Promise<Table> {
  const cohorts = await parts.cohorts(period);
  const weeks = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  const nowMs = parts.kit.clock.now().getTime();
  return {
    columns: [
      textColumn("week", "Joined in the week of"),
      countColumn("players", "Players"),
      ...Array.from({ length: weeks }, (_, index) =>
        percentColumn(`week${index + 1}`, `Back in week ${index + 1}`),
      ),
    ],
    rows: cohorts.toReversed().map(({ week, players, lastJoinedAt, returned }) => [
      plain(week),
      plain(players),
      ...returned.map((count, index) => {
        const isOver = lastJoinedAt.getTime() + (index + 2) * weekMs <= nowMs;
        return plain(isOver ? shareOf(count, players) : null);
      }),
    ]),
  };
}

/** Builds the report of the players who joined in the period, by country, with their lifetime figures. */
export async function countriesTable(parts: ReportParts, period: Period, currency: string): Promise<Table> {
  const countries = await parts.countryTotals(period, currency);
  const amount = (minor: string | bigint) => plain(amountOf(BigInt(minor), currency));
  return {
    columns: [
      textColumn("country", "Country"),
      countColumn("players", "Players"),
      countColumn("verified", "Verified"),
      countColumn("depositors", "Depositors"),
      percentColumn("conversion", "Have deposited"),
      amountColumn("deposits", "Deposits"),
      amountColumn("withdrawals", "Withdrawals"),
      amountColumn("grossRevenue", "Gross revenue"),
      amountColumn("netRevenue", "Net revenue"),
    ],
    rows: countries.map((one) => [
      plain(one.country),
      plain(one.players),
      plain(one.verified),
      plain(one.depositors),
      plain(shareOf(one.depositors, one.players)),
      amount(one.deposits),
      amount(one.withdrawals),
      amount(one.gross),
      amount(BigInt(one.gross) - BigInt(one.promotions)),
    ]),
  };
}
