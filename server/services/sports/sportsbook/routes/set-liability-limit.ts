import { setLiabilityLimit as call } from "@parlour/contracts/calls/sports/sportsbook/set-liability-limit";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findEvent } from "../event-store.ts";
import { lockRules } from "../liability-limits.ts";
import { readLiabilityRules } from "../liability-view.ts";
import type { SportsbookParts } from "../parts.ts";
import { changeRule, liabilityAction, mostRules, raisedDollars, subjectOf } from "../proposed-liability.ts";

/**
 * Limits the liability on outcomes. Bets that are already placed stay as they are. Raising a limit above the policy's
 * threshold needs a second trader; see proposed-liability.ts.
 */
export function setLiabilityLimit({ kit, liability }: SportsbookParts): Route {
  return route(call, async ({ body: { reason, before: seen, ...change }, operator }) => {
    const { event } = change.scope;
    const refusal = await kit.db.transaction(async (tx) => {
      await lockRules(tx);
      if (event !== null && (await findEvent(tx, event)) === undefined) return refuse("NOT_FOUND");
      const raised = await raisedDollars(tx, change);
      if (await kit.fourEyes.needsSecondPerson(tx, liabilityAction, raised)) {
        return refuse("SECOND_PERSON_REQUIRED", { amount: raised });
      }
      const effect = await changeRule(tx, change, kit.clock.now(), seen);
      if (effect === "CONFLICT") return refuse("CONFLICT");
      if (effect === "TOO_MANY") return refuse("TOO_MANY", { most: mostRules });
      const { before, after } = effect;
      await operator.audit(tx, { subject: subjectOf(change.scope), before, after, reason });
      tx.afterCommit(() => liability.announce());
      return undefined;
    });
    return refusal ?? (await readLiabilityRules(kit.db));
  });
}
