import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { lockPlayer } from "./bonus-store.ts";
import { carryOutGrant } from "./carry-out-grant.ts";
import { claimOffer } from "./claim-offer.ts";
import { matchDeposit } from "./match-deposit.ts";
import { mayReceive } from "./may-receive.ts";
import { findOffer, insertOffer } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";
import { startGrant } from "./start-grant.ts";

/** Adds a demo offer. Changes that operators have made since are kept. */
export async function seedOffer({ db, clock }: Kit, id: string, plan: OfferPlan): Promise<void> {
  await db.transaction((tx) =>
    insertOffer(tx, { id, plan, author: "seed", reason: "Initial setup", now: clock.now() }),
  );
}

type SeedBonus = { id: string; playerId: string; currency: string; offer: { id: string; plan: OfferPlan } };

/** Adds a demo bonus. Its id is fixed, so seeding again doesn't grant it twice. */
export async function seedBonus(parts: BonusParts, bonus: SeedBonus): Promise<void> {
  await parts.kit.db.transaction(async (tx) => {
    await lockPlayer(tx, bonus.playerId);
    await claimOffer(parts, tx, { ...bonus, grantId: null, cause: { actor: "seed" } });
  });
}

type PastDeposit = { id: string; method: string; amountMinor: bigint; currency: string };

/**
 * Claims a match offer for a player in the sandbox's generated history and credits the bonus for the first deposit,
 * which has just been made. Returns false if the player may not have the offer.
 */
export async function seedWelcome(
  parts: BonusParts,
  bonus: SeedBonus,
  deposit: PastDeposit,
): Promise<boolean> {
  const { kit } = parts;
  const player = await parts.players.get(bonus.playerId);
  const isAllowed = await kit.db.transaction((tx) =>
    mayReceive(parts, tx, player, bonus.offer.plan.wageringFactor),
  );
  if (!isAllowed) return false;
  await seedBonus(parts, bonus);
  const data = {
    depositId: deposit.id,
    method: deposit.method,
    currency: deposit.currency,
    amountMinor: deposit.amountMinor.toString(),
    isFirst: true,
  };
  const at = kit.clock.now().toISOString();
  await kit.db.transaction((tx) =>
    matchDeposit(parts, tx, {
      id: `fact:${deposit.id}`,
      kind: "DEPOSIT_COMPLETED",
      playerId: bonus.playerId,
      at,
      data,
    }),
  );
  return true;
}

type PastGrant = { id: string; offerId: string; playerIds: string[]; operator: string; reason: string };

/** Grants an offer to players in the sandbox's generated history, as an operator would. */
export async function seedGrant(parts: BonusParts, grant: PastGrant): Promise<void> {
  const { id, offerId, playerIds, ...cause } = grant;
  await parts.kit.db.transaction(async (tx) => {
    const { version: offerVersion } = (await findOffer(tx, offerId))!;
    const input = { id, offerId, offerVersion, to: { playerIds } };
    const started = await startGrant(parts, tx, input, cause);
    if (isRefusal(started)) throw new Error(`The grant ${id} was refused: ${JSON.stringify(started.body)}`);
  });
  await carryOutGrant(parts, id);
}
