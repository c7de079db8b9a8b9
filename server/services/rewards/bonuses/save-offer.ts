import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { findOffer, insertOffer, lockOffer, type OfferRow, updateOffer } from "./offer-store.ts";

export type OfferChange = {
  id: string;
  plan: OfferPlan;
  /** The version that was edited; null for a new offer. */
  baseVersion: number | null;
  author: string;
  reason: string;
  now: Date;
};

type Saved = { before: OfferPlan | null; offer: OfferRow; isNew: boolean };

/** Creates an offer or changes one; if someone else has changed it in the meantime, that is a conflict. */
export async function saveOffer(tx: Transaction, change: OfferChange): Promise<Saved | Refusal> {
  const { id, plan, baseVersion } = change;
  if (baseVersion === null) {
    const offer = await insertOffer(tx, change);
    if (offer) return { before: null, offer, isNew: true };
    const existing = await findOffer(tx, id);
    // A repeated request finds the existing offer.
    const isSame =
      existing?.version === 1 && JSON.stringify(existing.plan.name) === JSON.stringify(plan.name);
    return isSame ? { before: existing.plan, offer: existing, isNew: false } : refuse("CONFLICT");
  }
  const before = await lockOffer(tx, id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version !== baseVersion || before.plan.type !== plan.type) return refuse("CONFLICT");
  return { before: before.plan, offer: await updateOffer(tx, change), isNew: true };
}
