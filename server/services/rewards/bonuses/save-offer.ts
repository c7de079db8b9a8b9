import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { findOffer, insertOffer, lockOffer, type OfferRow, updateOffer } from "./offer-store.ts";

export type OfferChange = {
  id: string;
  plan: OfferPlan;
  /** The version of the offer that was edited; null for a new offer. */
  baseVersion: number | null;
  author: string;
  reason: string;
  now: Date;
};

type Saved = { before: OfferPlan | null; offer: OfferRow; isNew: boolean };

/** Creates or changes an offer. If someone else has changed it in the meantime, the result is a conflict. */
export async function saveOffer(tx: Transaction, change: OfferChange): Promise<Saved | Refusal> {
  const { id, plan, baseVersion } = change;
  if (baseVersion === null) {
    const offer = await insertOffer(tx, change);
    if (offer) return { before: null, offer, isNew: true };
    const existing = await findOffer(tx, id);
    // A new offer whose id and name already exist is a repeated request, not a conflict.
    const isSame =
      existing?.version === 1 && JSON.stringify(existing.plan.name) === JSON.stringify(plan.name);
    return isSame ? { before: existing.plan, offer: existing, isNew: false } : refuse("CONFLICT");
  }
  const before = await lockOffer(tx, id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version !== baseVersion || before.plan.type !== plan.type) return refuse("CONFLICT");
  return { before: before.plan, offer: await updateOffer(tx, change), isNew: true };
}
