import type { GrantInput, ProposedGrantInput } from "@parlour/contracts/entities/offer-plan";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { grantJob } from "./carry-out-grant.ts";
import { addGrantPlayers, findGrant, type GrantRow, insertGrant } from "./grant-store.ts";
import { findOffer, type OfferRow } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";

/**
 * Returns the offer to be granted, or the reason why it can't be: an unknown player or tier is reported instead of
 * being skipped silently.
 */
export async function checkGrant(
  { players, tiers }: BonusParts,
  db: Queryable,
  { offerId, to }: GrantInput,
): Promise<OfferRow | Refusal> {
  const offer = await findOffer(db, offerId);
  if (!offer) return refuse("NOT_FOUND");
  if (offer.plan.type === "DEPOSIT_MATCH" || offer.plan.type === "CASHBACK") return refuse("CONFLICT");
  const unknown = "tiers" in to ? await tiers.findUnknown(to.tiers) : await players.findUnknown(to.playerIds);
  return unknown.length > 0 ? refuse("RECIPIENT_NOT_FOUND", { unknown }) : offer;
}

type Started = { grant: GrantRow; isNew: boolean };

/** Stores the grant and enqueues it; a repeated request returns the grant that the first one created. */
export async function startGrant(
  { kit }: BonusParts,
  tx: Transaction,
  { id, offerId, offerVersion, to }: ProposedGrantInput,
  cause: { operator: string; reason: string },
): Promise<Started | Refusal> {
  const isNew = await insertGrant(tx, {
    id,
    offer_id: offerId,
    offer_version: offerVersion,
    tiers: "tiers" in to ? to.tiers : null,
    reason: cause.reason,
    operator: cause.operator,
    created_at: kit.clock.now(),
  });
  if (isNew) {
    if ("playerIds" in to) await addGrantPlayers(tx, id, to.playerIds);
    await kit.jobs.enqueue(tx, grantJob, { id }, { singletonKey: id });
  }
  const grant = (await findGrant(tx, id))!;
  return grant.offer_id === offerId ? { grant, isNew } : refuse("CONFLICT");
}
