import { settleSportsEvent as call } from "@parlour/contracts/calls/sports/sportsbook/settle-sports-event";
import type { Queryable } from "../../../../kit/database.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeEvent } from "../change-event.ts";
import { findEvent } from "../event-store.ts";
import { moneyAtStake } from "../money-at-stake.ts";
import type { SportsbookParts } from "../parts.ts";
import { applyDecision } from "../settlement-decision.ts";
import { readTradingEvent } from "../trading-view.ts";

/**
 * Settles an event. If the money involved exceeds the policy's threshold, a second trader must approve; see
 * proposed-settlement.ts.
 */
export function settleSportsEvent(parts: SportsbookParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { event: id }, body: { decision, reason }, operator }) => {
    const event = await findEvent(kit.db, id);
    if (event === undefined) return refuse("NOT_FOUND");
    const planned = applyDecision(event, decision, kit.clock.now());
    if (typeof planned === "string") return refuse("PROPOSAL_REFUSED", { cause: planned });
    const { bets, cents } = await moneyAtStake(kit.db, planned);
    const thresholdIn = async (db: Queryable) =>
      100 * (await kit.fourEyes.thresholdOf(db, "SPORTS_SETTLEMENT"));
    if (cents > (await thresholdIn(kit.db)))
      return refuse("SECOND_PERSON_REQUIRED", { bets, amount: cents / 100 });
    const refusal = await changeEvent(parts, { event: id, operator, reason }, async (before, tx) => {
      const after = applyDecision(before, decision, kit.clock.now());
      if (typeof after === "string") return refuse("PROPOSAL_REFUSED", { cause: after });
      // Bets may have been placed since the amounts were added up. The event is locked now, so no more can be placed.
      const threshold = await thresholdIn(tx);
      const now = await moneyAtStake(tx, after, threshold);
      if (now.cents <= threshold) return after;
      return refuse("SECOND_PERSON_REQUIRED", { bets: now.bets, amount: now.cents / 100 });
    });
    return refusal ?? (await readTradingEvent(parts, id)) ?? refuse("NOT_FOUND");
  });
}
