import type { LiabilityScope } from "@parlour/contracts/entities/liability-limit";
import { outcomeLiability } from "./betting-rules.ts";
import type { SportsEventRecord } from "./event.ts";

/** Limits in US cents: before the match and while it is live. */
export type Limits = { scheduled: number; live: number };
export type StoredRule = { scope: LiabilityScope; limits: Limits };

/** Returns the maximum liability of the house on each outcome of a market, in US cents. */
export type LimitOf = (event: LimitedEvent | undefined, market: string) => number;
type LimitedEvent = Pick<SportsEventRecord, "id" | "sport" | "competition" | "status">;

/** The limits that apply where there is no rule. */
export const houseLimits: Limits = { scheduled: outcomeLiability.SCHEDULED, live: outcomeLiability.LIVE };

export const everywhere: LiabilityScope = {
  sport: null,
  competition: null,
  kind: null,
  event: null,
  market: null,
};

const kindOf = (market: string): string => market.slice(0, market.indexOf(":"));

/** The scopes that a market belongs to, the most specific first. */
function scopesOf({ id, sport, competition }: LimitedEvent, market: string): LiabilityScope[] {
  const kind = kindOf(market);
  return [
    { ...everywhere, event: id, market },
    { ...everywhere, competition: competition.id, kind },
    { ...everywhere, sport, kind },
    { ...everywhere, kind },
    { ...everywhere, competition: competition.id },
    { ...everywhere, sport },
    everywhere,
  ];
}

/** How specific a scope is; the limit of the most specific scope applies. */
export function rankOf({ sport, competition, kind, event }: LiabilityScope): number {
  if (event !== null) return 6;
  if (kind !== null) return competition !== null ? 5 : sport !== null ? 4 : 3;
  return competition !== null ? 2 : sport !== null ? 1 : 0;
}

export const scopeKey = ({ sport, competition, kind, event, market }: LiabilityScope): string =>
  [sport, competition, kind, event, market].map((part) => part ?? "").join("\n");

/** Returns a function that looks up the limits of a market. They are indexed by scope, because every bet needs them. */
export function limitsIn(rules: readonly StoredRule[]): LimitOf {
  const known = new Map(rules.map(({ scope, limits }) => [scopeKey(scope), limits]));
  return (event, market) => {
    const part = event?.status === "LIVE" ? "live" : "scheduled";
    if (event === undefined || known.size === 0) return houseLimits[part];
    for (const scope of scopesOf(event, market)) {
      const limits = known.get(scopeKey(scope));
      if (limits !== undefined) return limits[part];
    }
    return houseLimits[part];
  };
}

/**
 * Returns the highest liability on one outcome that a change allows, in US cents, or 0 if it raises no limit. Where a
 * scope has no rule, a less specific rule applies, so removing a low limit can also raise the limit.
 */
export function raisedTo(rules: readonly StoredRule[], scope: LiabilityScope, limits: Limits | null): number {
  const own = rules.find((rule) => scopeKey(rule.scope) === scopeKey(scope))?.limits;
  const wider = rules.filter((rule) => rankOf(rule.scope) < rankOf(scope)).map((rule) => rule.limits);
  const highest = (part: keyof Limits) => Math.max(houseLimits[part], ...wider.map((one) => one[part]));
  const lowest = (part: keyof Limits) => Math.min(houseLimits[part], ...wider.map((one) => one[part]));
  const parts = ["scheduled", "live"] as const;
  const raised = parts.filter((part) => (limits?.[part] ?? highest(part)) > (own?.[part] ?? lowest(part)));
  return Math.max(0, ...raised.map((part) => limits?.[part] ?? highest(part)));
}
