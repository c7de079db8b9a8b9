import type { OfferDetails } from "@parlour/contracts/entities/offer-plan";
import { stateOf } from "./offer-rules.ts";
import type { OfferCounts, OfferRow } from "./offer-store.ts";

/** Converts an offer to the form that operators see. */
export function toOperatorOffer(
  { id, version, plan }: OfferRow,
  counts: ReadonlyMap<string, OfferCounts>,
  now: Date,
): OfferDetails {
  const { taken, running } = counts.get(id) ?? { taken: 0, running: 0 };
  return { id, version, plan, state: stateOf(plan, now), taken, running };
}
