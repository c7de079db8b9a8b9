import { type ProposedPrice, proposedPrice } from "@parlour/contracts/entities/sports-trading";
import { decimalOf } from "@parlour/sports";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { auditSubject, auditView, changeEventIn } from "./change-event.ts";
import type { SportsEventRecord } from "./event.ts";
import { findEvent } from "./event-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { withMarketSuspended, withPrice } from "./trading.ts";

/**
 * Returns the refusal if the price can't be offered, for example because the score or the provider's price has changed
 * since it was proposed.
 */
function faultOf(event: SportsEventRecord, { market, outcome, ...seen }: ProposedPrice): Refusal | null {
  const offered = event.markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  if (offered === undefined) return refuse("NOT_FOUND");
  const feedPrice = offered.price && decimalOf(offered.price);
  if (feedPrice !== seen.feedPrice) {
    const prices = `from ${seen.feedPrice ?? "none"} to ${feedPrice ?? "none"}`;
    return refuse("PROPOSAL_REFUSED", { cause: `The provider's price has changed ${prices}. Propose again` });
  }
  if (event.scoreVersion !== seen.scoreVersion) {
    return refuse("PROPOSAL_REFUSED", { cause: "The match has moved on since the proposal. Propose again" });
  }
  return null;
}

/** A price that is so much better than the provider's that a second trader must approve it. */
export function proposedPriceKind(parts: SportsbookParts): ChangeKind<ProposedPrice> {
  return {
    kind: "SPORTS_PRICE",
    proposers: ["TRADER"],
    approvers: ["TRADER"],
    actions: [
      {
        action: "SPORTS_PRICE",
        group: "Results",
        label: "Odds far above the provider's",
        usual: { when: "ALWAYS" },
      },
    ],
    data: proposedPrice,
    async describe(data, db) {
      const { event: id, market, outcome, price, feedPrice } = data;
      const event = await findEvent(db, id);
      if (event === undefined) return refuse("NOT_FOUND");
      const fault = faultOf(event, data);
      if (fault !== null) return fault;
      const instead = feedPrice ?? "none";
      const name = `${event.home.name} – ${event.away.name}`;
      const summary = `Offer ${market} ${outcome} of ${name} at ${price} (provider: ${instead}) and resume the market`;
      return { subject: auditSubject(id), summary };
    },
    async execute(tx, data) {
      const { event, market, outcome, price } = data;
      const changed = await changeEventIn(parts, tx, event, (before) => {
        const fault = faultOf(before, data);
        if (fault !== null) return fault;
        const priced = withPrice(before.trading, market, outcome, Math.round(price * 1_000));
        const trading = withMarketSuspended(priced, market, false);
        return { ...before, trading, version: before.version + 1 };
      });
      if (isRefusal(changed)) return changed;
      return { before: auditView(changed.before), after: auditView(changed.after) };
    },
  };
}
