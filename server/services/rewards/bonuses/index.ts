import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { Service } from "../../../kit/service.ts";
import { carryOutGrant, grantJob } from "./carry-out-grant.ts";
import { lockForGrants } from "./count-rounds.ts";
import { expireBonuses } from "./expire-bonuses.ts";
import { findGrantable, grantOffer, lockGrantable, mayReceiveOffer } from "./grant-offer.ts";
import { grantPlain, prepareRevoke } from "./grant-plain.ts";
import { matchDeposit, revokeDeposit } from "./match-deposit.ts";
import { mayReceive } from "./may-receive.ts";
import { toOffer } from "./offer-rules.ts";
import type { BonusParts } from "./parts.ts";
import { proposedGrant, proposedOffer } from "./proposed-changes.ts";
import { prepareRevokeAll } from "./revoke-all.ts";
import { cancelBonusGrant } from "./routes/cancel-bonus-grant.ts";
import { cancelPlayerBonus } from "./routes/cancel-player-bonus.ts";
import { createBonusOffer } from "./routes/create-bonus-offer.ts";
import { endBonusOffer } from "./routes/end-bonus-offer.ts";
import { forfeitBonus } from "./routes/forfeit-bonus.ts";
import { grantBonus } from "./routes/grant-bonus.ts";
import { listBonusGrants } from "./routes/list-bonus-grants.ts";
import { listBonusOffers } from "./routes/list-bonus-offers.ts";
import { listBonuses } from "./routes/list-bonuses.ts";
import { listOffers } from "./routes/list-offers.ts";
import { listPlayerBonuses } from "./routes/list-player-bonuses.ts";
import { listPublicOffers } from "./routes/list-public-offers.ts";
import { optIn } from "./routes/opt-in.ts";
import { updateBonusOffer } from "./routes/update-bonus-offer.ts";

export { findActiveBonus } from "./active-bonus.ts";
export { createBonusSubjects } from "./bonus-subjects.ts";
export { listConvertedBonuses, listOfferClaims } from "./case-bonuses.ts";
export { countSettledRounds } from "./count-rounds.ts";
export { expireBonuses } from "./expire-bonuses.ts";
export type { BonusParts } from "./parts.ts";
export { countClaimsOf, readOfferUse, readPlayerUse } from "./report-store.ts";
export { seedBonus, seedGrant, seedOffer, seedWelcome } from "./seed.ts";

const expiryJob = "bonus-expiry";

/** Manages offers and the lifecycle of players' bonuses. */
export function bonusesService(parts: BonusParts): Service {
  return {
    name: "bonuses",
    migrations: new URL("migrations/", import.meta.url),
    routes: () =>
      [
        listPublicOffers,
        listOffers,
        optIn,
        listBonuses,
        forfeitBonus,
        listBonusOffers,
        createBonusOffer,
        updateBonusOffer,
        endBonusOffer,
        grantBonus,
        listBonusGrants,
        cancelBonusGrant,
        listPlayerBonuses,
        cancelPlayerBonus,
      ].map((create) => create(parts)),
    start: async (kit) => {
      kit.fourEyes.register(proposedOffer(parts));
      kit.fourEyes.register(proposedGrant(parts));
      await kit.facts.subscribe("bonuses", ["DEPOSIT_COMPLETED"], (fact, tx) =>
        matchDeposit(parts, tx, fact),
      );
      await kit.jobs.work<{ id: string }>(grantJob, ({ id }) => carryOutGrant(parts, id));
      await kit.jobs.work(expiryJob, () => expireBonuses(parts));
      await kit.jobs.schedule(expiryJob, "* * * * *");
      return async () => {};
    },
  };
}

/** Creates the interface by which other services grant bonuses. */
export function createBonusGrants(parts: BonusParts): BonusGrants {
  return {
    lock: (tx, playerIds) => lockForGrants(parts, tx, playerIds),
    mayReceive: (tx, player, wageringFactor) => mayReceive(parts, tx, player, wageringFactor),
    grant: (tx, bonus) => grantPlain(parts, tx, bonus),
    findGrantable: (db, offerId) => findGrantable(parts, db, offerId),
    lockGrantable: (tx, offerId) => lockGrantable(parts, tx, offerId),
    mayReceiveOffer: (tx, player, offer) => mayReceiveOffer(parts, tx, player, offer),
    describe: toOffer,
    grantOffer: (tx, player, offer, cause) => grantOffer(parts, tx, player, offer, cause),
    prepareRevokeAll: (playerId) => prepareRevokeAll(parts, playerId),
    prepareRevoke: () => prepareRevoke(parts),
    revokeDeposit: (tx, playerId, depositId) => revokeDeposit(parts, tx, playerId, depositId),
  };
}
