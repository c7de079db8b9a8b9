import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { BonusGrants, GrantableOffer } from "../../../kit/ports/bonus-grants.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { lockPlayer } from "./bonus-store.ts";
import { bonusIdOf, claimOffer } from "./claim-offer.ts";
import { mayReceive } from "./may-receive.ts";
import { stateOf } from "./offer-rules.ts";
import { findOffer, lockOffer, type OfferRow } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";
import { termsIn } from "./stored-terms.ts";

export async function findGrantable(
  parts: BonusParts,
  db: Queryable,
  offerId: string,
): Promise<GrantableOffer | undefined> {
  return toGrantable(parts, await findOffer(db, offerId));
}

export async function lockGrantable(
  parts: BonusParts,
  tx: Transaction,
  offerId: string,
): Promise<GrantableOffer | undefined> {
  return toGrantable(parts, await lockOffer(tx, offerId));
}

function toGrantable({ kit }: BonusParts, offer: OfferRow | undefined): GrantableOffer | undefined {
  if (!offer || offer.plan.type === "DEPOSIT_MATCH" || offer.plan.type === "CASHBACK") return undefined;
  const { id, version, plan } = offer;
  return { id, version, plan, state: stateOf(plan, kit.clock.now()) };
}

export async function mayReceiveOffer(
  parts: BonusParts,
  tx: Transaction,
  player: Player,
  { plan }: GrantableOffer,
): Promise<boolean> {
  if (player.status !== "ACTIVE" || termsIn(plan, player.currency) === undefined) return false;
  return await mayReceive(parts, tx, player, plan.wageringFactor);
}

/** Grants an offer for another service, such as a campaign. The offer's conditions for claiming it are not checked. */
export async function grantOffer(
  parts: BonusParts,
  tx: Transaction,
  player: Player,
  offer: GrantableOffer,
  cause: Parameters<BonusGrants["grantOffer"]>[3],
): Promise<void> {
  await lockPlayer(tx, player.id);
  const { id, actor, reason } = cause;
  await claimOffer(parts, tx, {
    id: bonusIdOf(id, player.id),
    playerId: player.id,
    currency: player.currency,
    offer,
    grantId: null,
    cause: { actor, reason },
  });
}
