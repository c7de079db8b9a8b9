import { houseAccount, playerAccount, type Wallet } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { Player, Players } from "../../../kit/ports/players.ts";
import { mayBecome } from "./friend-machine.ts";
import { type FriendRow, listPlayedThrough, setFriendState } from "./friend-store.ts";
import { maskName } from "./mask-name.ts";
import { bonusName, rewardBonusId } from "./reward-bonus.ts";
import { findOffer, insertReward, type Offer, type Reward } from "./reward-store.ts";

export type SettleParts = {
  kit: Kit;
  players: Players;
  duplicateAccounts: DuplicateAccounts;
  bonuses: BonusGrants;
};

/**
 * Advances an invitation as far as the known facts allow. The caller has locked the friend's row, so a join
 * and a deposit that arrive together are handled one after the other.
 */
export async function settleInvitation(parts: SettleParts, tx: Transaction, row: FriendRow): Promise<void> {
  const { player_id: playerId, referrer_id: referrerId, id, state } = row;
  if (referrerId === null || id === null || state === null || row.deposit_minor === null) return;
  const now = parts.kit.clock.now();
  const friend = await parts.players.get(playerId, tx);
  const offer = await findOffer(tx, friend.currency);
  const isPlayed = (await listPlayedThrough(tx, { playerId, limit: 1 })).length > 0;
  if (offer === undefined || row.deposit_currency !== offer.currency || !isPlayed) {
    if (mayBecome(state, "DEPOSITED")) await setFriendState(tx, { playerId, state: "DEPOSITED", now });
    return;
  }
  if (!mayBecome(state, "REWARDED")) return;
  // The accounts are compared again before money moves, because they may have shared a device or bank account since
  // the last comparison.
  const refusedFor = await parts.duplicateAccounts.find(
    tx,
    { playerId, address: null, deviceId: null },
    referrerId,
  );
  if (refusedFor.length > 0) return await setFriendState(tx, { playerId, state: "REFUSED", refusedFor, now });
  await setFriendState(tx, { playerId, state: "REWARDED", now });
  await rewardBoth(parts, tx, { id, friend, offer, referrerId });
}

type Rewarded = { id: string; friend: Player; offer: Offer; referrerId: string };

async function rewardBoth(
  parts: SettleParts,
  tx: Transaction,
  { id, friend, offer, referrerId }: Rewarded,
): Promise<void> {
  const referrer = await parts.players.get(referrerId, tx);
  // Both players are paid in their own currency. A player with a closed account, on a break or with a currency
  // for which there is no offer gets nothing.
  const referrerOffer = await findOffer(tx, referrer.currency);
  await lockWallets(
    parts,
    tx,
    [friend, referrer].map(({ id, currency }) => ({ playerId: id, currency })),
  );
  const mayReceive = (player: Player, { credit, wageringFactor }: Offer) =>
    parts.bonuses.mayReceive(tx, player, credit === "BONUS" ? wageringFactor : 0);
  if (referrerOffer && referrer.status === "ACTIVE" && (await mayReceive(referrer, referrerOffer))) {
    const { currency, referrerMinor: amountMinor, credit } = referrerOffer;
    const reward = { invitationId: id, playerId: referrer.id, currency, amountMinor, credit };
    await payReward(parts, tx, {
      reward: { ...reward, id: `${id}/referrer`, role: "REFERRER" },
      offer: referrerOffer,
      friend: maskName(friend.nickname),
    });
  }
  if (!(await mayReceive(friend, offer))) return;
  const { currency, friendMinor: amountMinor, credit } = offer;
  const reward = { invitationId: id, playerId: friend.id, currency, amountMinor, credit };
  await payReward(parts, tx, {
    reward: { ...reward, id: `${id}/friend`, role: "FRIEND" },
    offer,
    friend: maskName(referrer.nickname),
  });
}

/** Locks all records of both players that a reward may change, in the global lock order. */
export async function lockWallets(
  { kit, bonuses }: Pick<SettleParts, "kit" | "bonuses">,
  tx: Transaction,
  wallets: readonly Wallet[],
): Promise<void> {
  await bonuses.lock(
    tx,
    wallets.map(({ playerId }) => playerId),
  );
  const house = wallets.map(({ currency }) => houseAccount("promotions", currency));
  await kit.ledger.lock(tx, { wallets, house, opens: true });
}

type Payment = { reward: Reward; offer: Offer; friend: string };

async function payReward(
  { kit, bonuses }: SettleParts,
  tx: Transaction,
  { reward, offer, friend }: Payment,
): Promise<void> {
  const { id, playerId, currency, amountMinor, credit } = reward;
  await insertReward(tx, reward, kit.clock.now());
  await kit.facts.publish(tx, {
    kind: "REFERRAL_REWARDED",
    playerId,
    data: { currency, amountMinor: amountMinor.toString(), friend },
  });
  if (credit === "BONUS") {
    const { wageringFactor, validDays } = offer;
    const gift = { playerId, currency, amountMinor, wageringFactor, validDays };
    return await bonuses.grant(tx, { ...gift, id: rewardBonusId(id), type: "REFERRAL", name: bonusName });
  }
  const ledger = await kit.ledger.lock(tx, { wallets: [{ playerId, currency }], opens: true });
  const { outcome } = await ledger.post({
    playerId,
    id,
    type: "BONUS",
    reference: { kind: "referral", id: reward.invitationId },
    transfers: [
      {
        from: houseAccount("promotions", currency),
        to: playerAccount(playerId, "cash", currency),
        amountMinor,
      },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`The reward ${id} cannot be paid: ${outcome}`);
}
