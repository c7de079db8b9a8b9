import { type ProposedPrice, proposedPrice } from "@parlour/contracts/entities/sports-trading";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { auditSubject, auditView, changeEventIn } from "./change-event.ts";
import { findEvent } from "./event-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { hasOutcome, withMarketSuspended, withPrice } from "./trading.ts";

/** A price that is so much better than the provider's that a second trader must approve it. */
export function proposedPriceKind(parts: SportsbookParts): ChangeKind<ProposedPrice> {
  return {
    kind: "SPORTS_PRICE",
    proposers: ["TRADER"],
    approvers: ["TRADER"],
    data: proposedPrice,
    async describe({ event: id, market, outcome, price }, db) {
      const event = await findEvent(db, id);
      if (event === undefined || !hasOutcome(event, market, outcome)) return refuse("NOT_FOUND");
      const outcomes = event.markets.find((one) => one.id === market)!.outcomes;
      const feedPrice = outcomes.find((one) => one.id === outcome)!.price;
      const instead = feedPrice === null ? "none" : feedPrice / 1_000;
      const name = `${event.home.name} – ${event.away.name}`;
      const summary = `Offer ${market} ${outcome} of ${name} at ${price} (provider: ${instead}) and resume the market`;
      return { subject: auditSubject(id), summary };
    },
    async execute(tx, { event, market, outcome, price }) {
      const changed = await changeEventIn(parts, tx, event, (before) => {
        if (!hasOutcome(before, market, outcome)) return refuse("NOT_FOUND");
        const priced = withPrice(before.trading, market, outcome, Math.round(price * 1_000));
        const trading = withMarketSuspended(priced, market, false);
        return { ...before, trading, version: before.version + 1 };
      });
      if (isRefusal(changed)) return changed;
      return { before: auditView(changed.before), after: auditView(changed.after) };
    },
  };
}
