import { type AffiliateRow, getPlan } from "./affiliate-store.ts";
import { type Plan, paysShare, settleMonth, shareOf } from "./commission.ts";
import { type EndedRevenue, type RevenueSource, readEndedRevenue } from "./ended-revenue.ts";
import { type Counts, countsBetween } from "./link-store.ts";
import { rangeOf } from "./months.ts";
import { listCountedPlayers, type PlayerRow } from "./player-store.ts";

export type Line = {
  kind: "CPA" | "CPA_TAKEN_BACK" | "REVENUE_SHARE";
  playerId: string;
  basisMinor: bigint;
  /** The currency of the base amount; a deposit may be in a different currency from its commission. */
  basisCurrency: string;
  amountMinor: bigint;
  postings: number;
  firstPosting: bigint | null;
  lastPosting: bigint | null;
};

export type MonthStatement = {
  month: string;
  currency: string;
  plan: Plan;
  counts: Counts;
  netRevenueMinor: bigint;
  cpaMinor: bigint;
  shareMinor: bigint;
  carriedInMinor: bigint;
  carriedOutMinor: bigint;
  commissionMinor: bigint;
  lines: readonly Line[];
};

/** The amounts and open wagers carried over from earlier statements. */
export type CarryOver = {
  /** Amounts carried over, by currency; a missing currency means zero. */
  amounts: ReadonlyMap<string, bigint>;
  /** Whether wagers that were open at the end of the last month were left out of it. */
  hasOpenWagers: boolean;
};

const noCounts: Counts = { clicks: 0, joins: 0, first_deposits: 0 };

/**
 * Computes a month's statements from the ledger, the wagers, the affiliate's players and the plan alone, so that the
 * result is always the same. The first statement is in the affiliate's own currency and includes the counts
 * and CPA amounts. Players with another currency are on a statement in that currency.
 */
export async function computeMonth(
  source: RevenueSource,
  affiliate: AffiliateRow,
  month: string,
  carried: CarryOver,
): Promise<MonthStatement[]> {
  const { db } = source;
  const range = rangeOf(month);
  const plan = await getPlan(db, affiliate.id, month);
  const players = await listCountedPlayers(db, affiliate.id, range.before);
  const revenue = await readEndedRevenue(source, {
    playerIds: players.map((player) => player.player_id),
    addsEarlier: carried.hasOpenWagers,
    ...range,
  });
  const counts = await countsBetween(db, affiliate.id, range);
  const others = new Set(revenue.map(({ currency }) => currency).filter((one) => one !== affiliate.currency));
  return [affiliate.currency, ...[...others].sort()].map((currency) => {
    const isOwn = currency === affiliate.currency;
    return settle({
      month,
      currency,
      plan,
      counts: isOwn ? counts : noCounts,
      cpa: isOwn ? cpaLines(players, month) : [],
      revenue: revenue.filter((one) => one.currency === currency),
      carriedInMinor: carried.amounts.get(currency) ?? 0n,
    });
  });
}

type Figures = Pick<MonthStatement, "month" | "currency" | "plan" | "counts" | "carriedInMinor"> & {
  cpa: readonly Line[];
  revenue: readonly EndedRevenue[];
};

function settle({ cpa, revenue, ...known }: Figures): MonthStatement {
  const { plan, carriedInMinor } = known;
  const shares = revenue.map((player) => shareLine(player, plan));
  const lines = [...cpa, ...(paysShare(plan) ? shares : [])];
  const sumOf = (wanted: (line: Line) => boolean) =>
    lines.filter(wanted).reduce((sum, line) => sum + line.amountMinor, 0n);
  const cpaMinor = sumOf(({ kind }) => kind !== "REVENUE_SHARE");
  const shareMinor = sumOf(({ kind }) => kind === "REVENUE_SHARE");
  return {
    ...known,
    netRevenueMinor: revenue.reduce((sum, { netMinor }) => sum + netMinor, 0n),
    cpaMinor,
    shareMinor,
    ...settleMonth(plan, { cpaMinor, shareMinor, carriedInMinor }),
    lines,
  };
}

function shareLine(player: EndedRevenue, plan: Plan): Line {
  return {
    kind: "REVENUE_SHARE",
    playerId: player.playerId,
    basisMinor: player.netMinor,
    basisCurrency: player.currency,
    amountMinor: shareOf(player.netMinor, plan.shareBasisPoints),
    postings: player.postings,
    firstPosting: player.firstNumber,
    lastPosting: player.lastNumber,
  };
}

function cpaLines(players: readonly PlayerRow[], month: string): Line[] {
  const lineOf = (player: PlayerRow, kind: "CPA" | "CPA_TAKEN_BACK"): Line => ({
    kind,
    playerId: player.player_id,
    basisMinor: BigInt(player.cpa_deposit_minor ?? 0),
    basisCurrency: player.deposit_currency!,
    amountMinor: kind === "CPA" ? BigInt(player.cpa_minor ?? 0) : -BigInt(player.cpa_minor ?? 0),
    postings: 1,
    firstPosting: null,
    lastPosting: null,
  });
  return [
    ...players.filter((player) => player.cpa_month === month).map((player) => lineOf(player, "CPA")),
    ...players
      .filter((player) => player.cpa_taken_back_month === month)
      .map((player) => lineOf(player, "CPA_TAKEN_BACK")),
  ];
}
