import { createHash } from "node:crypto";
import type {
  AffiliateApplication,
  AffiliateLink,
  AffiliateStatement,
  CommissionPlan,
  StatementLine,
} from "@parlour/contracts/entities/affiliate";
import { amountOf } from "@parlour/rules/money";
import type { AffiliateRow } from "./affiliate-store.ts";
import type { ApplicationRow } from "./application-store.ts";
import type { Plan } from "./commission.ts";
import type { Counts, LinkRow } from "./link-store.ts";
import type { Line, MonthStatement } from "./statement.ts";
import type { StatementRow } from "./statement-store.ts";

export function toApplication(row: ApplicationRow): AffiliateApplication {
  const { id, state, website, audience, message, reason } = row;
  return {
    id,
    state,
    website,
    audience,
    message,
    reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export function toPlan(plan: Plan, currency: string): CommissionPlan {
  return {
    version: plan.version,
    kind: plan.kind,
    cpaAmount: amountOf(plan.cpaMinor, currency),
    cpaMinimumDeposit: amountOf(plan.cpaMinimumMinor, currency),
    shareBasisPoints: plan.shareBasisPoints,
    carriesOver: plan.carriesOver,
    fromMonth: plan.fromMonth,
  };
}

/**
 * Converts a link to the API's format. Its URL is the affiliate's landing page with the token in the query
 * parameter that takes precedence over all other token parameters.
 */
export function toLink(row: LinkRow & Counts, origin: string): AffiliateLink {
  const { id, name, token, campaign } = row;
  const query = new URLSearchParams({ myafftoken: token, ...(campaign && { extcmpid: campaign }) });
  return {
    id,
    name,
    token,
    campaign,
    landingPath: row.landing_path,
    url: `${origin}${row.landing_path}?${query}`,
    clicks: row.clicks,
    joins: row.joins,
    firstDeposits: row.first_deposits,
    createdAt: row.created_at.toISOString(),
  };
}

/** Converts the statement of the current month so far to the API's format. */
export function toRunning(statement: MonthStatement, affiliate: AffiliateRow): AffiliateStatement {
  const { month, currency } = statement;
  const amount = (minor: bigint) => amountOf(minor, currency);
  return {
    id: `${affiliate.id}/${month}/${currency}`,
    month,
    state: "RUNNING",
    currency,
    payout: payoutOf(affiliate, currency),
    plan: planIn(affiliate, currency, statement.plan),
    clicks: statement.counts.clicks,
    joins: statement.counts.joins,
    firstDeposits: statement.counts.first_deposits,
    netRevenue: amount(statement.netRevenueMinor),
    cpa: amount(statement.cpaMinor),
    share: amount(statement.shareMinor),
    carriedIn: amount(statement.carriedInMinor),
    carriedOut: amount(statement.carriedOutMinor),
    commission: amount(statement.commissionMinor),
    closedAt: null,
    paidAt: null,
    lines: statement.lines.map((line) => toLine(line, currency)),
  };
}

/** Returns how a statement is paid. A wallet has one currency; other currencies are paid by external transfer. */
function payoutOf(affiliate: AffiliateRow, currency: string): AffiliateStatement["payout"] {
  return currency === affiliate.currency ? "WALLET" : "TRANSFER";
}

/** Returns the plan for a currency. CPA amounts are agreed in the affiliate's own currency only. */
function planIn(affiliate: AffiliateRow, currency: string, plan: Plan): CommissionPlan {
  const shown = toPlan(plan, affiliate.currency);
  return currency === affiliate.currency ? shown : { ...shown, cpaAmount: 0, cpaMinimumDeposit: 0 };
}

type Kept = { affiliate: AffiliateRow; plan: Plan; lines: readonly Line[] };

export function toStatement(row: StatementRow, { affiliate, plan, lines }: Kept): AffiliateStatement {
  const { currency } = row;
  const amount = (minor: string) => amountOf(BigInt(minor), currency);
  return {
    id: row.id,
    month: row.month,
    state: row.state,
    currency,
    payout: payoutOf(affiliate, currency),
    plan: planIn(affiliate, currency, plan),
    clicks: row.clicks,
    joins: row.joins,
    firstDeposits: row.first_deposits,
    netRevenue: amount(row.net_revenue_minor),
    cpa: amount(row.cpa_minor),
    share: amount(row.share_minor),
    carriedIn: amount(row.carried_in_minor),
    carriedOut: amount(row.carried_out_minor),
    commission: amount(row.commission_minor),
    closedAt: row.closed_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    lines: lines.map((line) => toLine(line, currency)),
  };
}

function toLine(line: Line, currency: string): StatementLine {
  return {
    kind: line.kind,
    player: aliasOf(line.playerId),
    basis: amountOf(line.basisMinor, line.basisCurrency),
    basisCurrency: line.basisCurrency,
    amount: amountOf(line.amountMinor, currency),
    currency,
    postings: line.postings,
    firstPosting: line.firstPosting?.toString() ?? null,
    lastPosting: line.lastPosting?.toString() ?? null,
  };
}

/** Returns an alias for a player, because affiliates may see the revenue from a player but not who the player is. */
function aliasOf(playerId: string): string {
  return createHash("sha256").update(`affiliate line:${playerId}`).digest("hex").slice(0, 8).toUpperCase();
}
