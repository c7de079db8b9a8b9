import { getPoolStatement as call } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import { poolTermsOf } from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { requireCurrency } from "../../../../kit/require-currency.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPool } from "../pool-store.ts";
import { shownTerms } from "../pool-terms.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { verifyPool } from "../verify-pool.ts";
import { dividendsOf } from "../views.ts";

const defaultCurrency = "USD";

export function getPoolStatement({ kit: { db } }: RacebookParts): Route {
  return route(call, async ({ params, query }) => {
    const currency = requireCurrency(query.currencyCode, defaultCurrency);
    if (isRefusal(currency)) return currency;
    const pool = await findPool(db, params.poolId, currency);
    if (!pool?.statement || pool.settledAt === null) return refuse("NOT_FOUND");
    const { statement } = pool;
    const amount = (minor: bigint) => amountOf(minor, currency);
    return {
      poolId: pool.id,
      type: pool.type,
      currency,
      unit: amount(pool.rules.unitMinor),
      ...shownTerms(poolTermsOf(pool.rules)),
      outcome: statement.outcome,
      bets: statement.betsCount,
      stakes: amount(statement.stakesMinor),
      refunds: amount(statement.refundsMinor),
      takeout: amount(statement.takeoutMinor),
      carriedIn: amount(statement.carryInMinor),
      carriedOver: amount(statement.carryOverMinor),
      payouts: amount(statement.payoutsMinor),
      breakage: amount(statement.breakageMinor),
      subsidy: amount(statement.subsidyMinor),
      dividends: dividendsOf(pool),
      // Visitors see which figures don't match, but no bet ids; only the command line tool shows those.
      differences: (await verifyPool(db, pool)).map((text) => text.replace(/bet_\w+/g, "a bet")),
    };
  });
}
