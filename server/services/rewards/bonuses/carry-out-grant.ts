import type { BonusGrant } from "@parlour/contracts/entities/offer-plan";
import { tryEach } from "../../../kit/try-each.ts";
import { isOver } from "./bonus-machine.ts";
import { findBonus, listOfGrant, lockPlayer } from "./bonus-store.ts";
import { bonusIdOf, claimOffer } from "./claim-offer.ts";
import { enter } from "./count-rounds.ts";
import { endBonus } from "./end-bonus.ts";
import { addGrantPlayers, findGrant, type GrantRow, listUntried, markTried } from "./grant-store.ts";
import { mayReceive } from "./may-receive.ts";
import { findOffer } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";
import type { Cause } from "./transition.ts";

export const grantJob = "bonus-grant";
const pageSize = 500;

/**
 * Grants an operator's bonus to one player after the other. Running it again continues where it stopped. If the offer
 * changes in the meantime, the remaining players are refused, because nobody has decided to grant the new terms.
 */
export async function carryOutGrant(parts: BonusParts, grantId: string): Promise<void> {
  const grant = await findGrant(parts.kit.db, grantId);
  if (!grant) return;
  if (grant.tiers) await addPlayersOf(parts, grantId, grant.tiers);
  let after = "";
  let failure: unknown;
  for (;;) {
    const untried = await listUntried(parts.kit.db, grantId, after);
    if (untried.length === 0) break;
    after = untried.at(-1)!;
    // If the bonus can't be granted to one player, the others must still get it; the job is retried for that player.
    await tryEach(untried, (playerId) => grantTo(parts, grant, playerId)).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== undefined) throw failure;
}

async function addPlayersOf({ kit, tiers }: BonusParts, grantId: string, wanted: readonly string[]) {
  let after = "";
  for (;;) {
    const page = await tiers.listPlayers(wanted, after, pageSize);
    if (page.length === 0) return;
    await addGrantPlayers(kit.db, grantId, page);
    after = page.at(-1)!;
  }
}

async function grantTo(parts: BonusParts, grant: GrantRow, playerId: string): Promise<void> {
  const { kit, players } = parts;
  const player = await players.get(playerId).catch(() => undefined);
  await kit.db.transaction(async (tx) => {
    const [offer, current] = [await findOffer(tx, grant.offer_id), await findGrant(tx, grant.id)];
    const isAsDecided = grant.offer_version === null || offer?.version === grant.offer_version;
    const canReceive =
      offer &&
      isAsDecided &&
      player?.status === "ACTIVE" &&
      current?.cancelled_at === null &&
      (await mayReceive(parts, tx, player, offer.plan.wageringFactor));
    if (canReceive) await lockPlayer(tx, playerId);
    const bonus =
      canReceive &&
      (await claimOffer(parts, tx, {
        id: bonusIdOf(grant.id, playerId),
        playerId,
        currency: player.currency,
        offer,
        grantId: grant.id,
        cause: { actor: grant.operator, reason: grant.reason },
      }));
    await markTried(tx, grant.id, playerId, Boolean(bonus));
  });
}

/** Cancels all bonuses of a grant that have not ended. */
export async function revokeGrant(parts: BonusParts, grantId: string, cause: Cause): Promise<void> {
  const kindOf = await parts.games.read();
  await tryEach(await listOfGrant(parts.kit.db, grantId), ({ id, player_id }) =>
    parts.kit.db.transaction(async (tx) => {
      await enter(parts, tx, player_id, kindOf);
      const bonus = await findBonus(tx, id);
      if (bonus && !isOver(bonus.status)) await endBonus(parts, tx, bonus, "cancel", cause);
    }),
  );
}

export function toGrant(row: GrantRow): BonusGrant {
  return {
    id: row.id,
    offerId: row.offer_id,
    reason: row.reason,
    operator: row.operator,
    createdAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    players: row.players,
    granted: row.granted,
    refused: row.refused,
  };
}
