import { isDeepStrictEqual } from "node:util";
import {
  type LiabilityScope,
  type ProposedLiability,
  proposedLiability,
} from "@parlour/contracts/entities/liability-limit";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { auditSubject } from "./change-event.ts";
import { findEvent } from "./event-store.ts";
import { listRules, lockRules, type NamedRule, writeRule } from "./liability-limits.ts";
import { raisedTo, scopeKey } from "./liability-rules.ts";
import type { SportsbookParts } from "./parts.ts";

export const liabilityAction = "SPORTS_LIABILITY";

const centsOf = (limits: ProposedLiability["limits"]) =>
  limits && { scheduled: Math.round(limits.scheduled * 100), live: Math.round(limits.live * 100) };
const dollarsOf = (limits: { scheduled: number; live: number }) => ({
  scheduled: limits.scheduled / 100,
  live: limits.live / 100,
});

const ruleOf = (rules: readonly NamedRule[], scope: LiabilityScope): NamedRule | undefined =>
  rules.find((rule) => scopeKey(rule.scope) === scopeKey(scope));

export const subjectOf = ({ event }: LiabilityScope): string =>
  event === null ? "sports:liability" : auditSubject(event);

/** Returns the highest amount, in US dollars, to which a change raises a limit. */
export async function raisedDollars(
  db: Queryable,
  { scope, limits }: Pick<ProposedLiability, "scope" | "limits">,
): Promise<number> {
  return raisedTo(await listRules(db), scope, centsOf(limits)) / 100;
}

/** How many rules there can be: every server keeps all of them in memory. */
export const mostRules = 1_000;

/**
 * Stores a change; returns the rule before and after it, for the audit log. `seen` is the limit that the trader saw,
 * if known.
 */
export async function changeRule(
  tx: Transaction,
  { scope, limits }: Pick<ProposedLiability, "scope" | "limits">,
  now: Date,
  seen?: ProposedLiability["limits"] | undefined,
) {
  const rules = await listRules(tx);
  const found = ruleOf(rules, scope);
  const before = found ? dollarsOf(found.limits) : null;
  if (seen !== undefined && !isDeepStrictEqual(before, seen)) return "CONFLICT";
  if (before === null && limits !== null && rules.length >= mostRules) return "TOO_MANY";
  await writeRule(tx, scope, centsOf(limits), now);
  return { before: { scope, limits: before }, after: { scope, limits } };
}

/** A limit that is so high that a second trader must approve it. */
export function proposedLiabilityKind(parts: SportsbookParts): ChangeKind<ProposedLiability> {
  const faultOf = async (
    db: Queryable,
    { scope, before }: ProposedLiability,
    outdated: Refusal,
  ): Promise<Refusal | null> => {
    if (scope.event !== null && (await findEvent(db, scope.event)) === undefined) return refuse("NOT_FOUND");
    const now = ruleOf(await listRules(db), scope);
    return isDeepStrictEqual(now ? dollarsOf(now.limits) : null, before) ? null : outdated;
  };
  return {
    kind: liabilityAction,
    proposers: ["TRADER"],
    approvers: ["TRADER"],
    actions: [
      {
        action: liabilityAction,
        group: "Results",
        label: "Higher liability limits in sports",
        amountLabel: "Highest loss on one outcome",
        usual: { when: "ABOVE", amount: 50_000 },
      },
    ],
    data: proposedLiability,
    weigh: async (data, db) => [{ action: liabilityAction, amount: await raisedDollars(db, data) }],
    async lock(tx) {
      await lockRules(tx);
    },
    async describe(data, db) {
      const fault = await faultOf(db, data, refuse("CONFLICT"));
      if (fault !== null) return fault;
      const limits = data.limits;
      const value = limits
        ? `$${limits.scheduled} before the match and $${limits.live} live`
        : "no own limit";
      const summary = `Liability per outcome of ${scopeText(data.scope)}: ${value}`;
      return { subject: subjectOf(data.scope), summary };
    },
    async execute(tx, data, _proposalId, { now }) {
      await lockRules(tx);
      const fault = await faultOf(
        tx,
        data,
        refuse("PROPOSAL_REFUSED", { cause: "The limit has changed since the proposal. Propose again" }),
      );
      if (fault !== null) return fault;
      const effect = await changeRule(tx, data, now);
      if (typeof effect === "string")
        return refuse("PROPOSAL_REFUSED", { cause: `There can be at most ${mostRules} limits` });
      tx.afterCommit(() => parts.liability.announce());
      return effect;
    },
  };
}

function scopeText({ sport, competition, kind, event, market }: LiabilityScope): string {
  if (event !== null) return `${market} of ${event}`;
  const where = competition ?? sport ?? "all sports";
  return kind === null ? where : `${kind} in ${where}`;
}
