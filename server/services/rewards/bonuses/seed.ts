import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Kit } from "../../../kit/kit.ts";
import { lockPlayer } from "./bonus-store.ts";
import { claimOffer } from "./claim-offer.ts";
import { insertOffer } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";

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
