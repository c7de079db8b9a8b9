import { houseAccount, playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { RevokeBonus } from "../../../kit/ports/bonus-grants.ts";
import { mayBecome } from "./friend-machine.ts";
import { clearDeposit, setFriendState } from "./friend-store.ts";
import { rewardBonusId } from "./reward-bonus.ts";
import { markRevoked, type PaidReward } from "./reward-store.ts";
import { lockWallets, type SettleParts } from "./settle-invitation.ts";

type RevocationParts = Pick<SettleParts, "kit" | "bonuses"> & { revokeBonus: RevokeBonus };

/**
 * Revokes both rewards after a friend's deposit is reversed, as far as the balances allow; otherwise two
 * people could profit at the house's expense.
 */
export async function revokeRewards(
  parts: RevocationParts,
  tx: Transaction,
  playerId: string,
): Promise<void> {
  const friend = await clearDeposit(tx, playerId);
  if (!friend || friend.id === null || friend.state !== "REWARDED" || !mayBecome("REWARDED", "REFUSED"))
    return;
  const now = parts.kit.clock.now();
  await setFriendState(tx, { playerId, state: "REFUSED", refusedFor: ["DEPOSIT_REVERSED"], now });
  const rewards = await markRevoked(tx, friend.id, now);
  const wallets = rewards.map(({ player_id, currency }) => ({ playerId: player_id, currency }));
  if (wallets.length > 0) await lockWallets(parts, tx, wallets);
  for (const reward of rewards) await revokeReward(parts, tx, friend.id, reward);
}

async function revokeReward(
  { kit, revokeBonus }: RevocationParts,
  tx: Transaction,
  invitationId: string,
  reward: PaidReward,
): Promise<void> {
  const { id, player_id: playerId, currency, credit } = reward;
  if (credit === "BONUS") return await revokeBonus(tx, playerId, rewardBonusId(id));
  const from = playerAccount(playerId, "cash", currency);
  const ledger = await kit.ledger.lock(tx, { wallets: [{ playerId, currency }] });
  const left = await ledger.balanceOf(from);
  if (left === 0n) return;
  let amountMinor = BigInt(reward.amount_minor);
  if (amountMinor > left) amountMinor = left;
  const { outcome } = await ledger.post({
    playerId,
    id: `${id}/back`,
    type: "BONUS",
    reference: { kind: "referral", id: invitationId },
    transfers: [{ from, to: houseAccount("promotions", currency), amountMinor }],
  });
  if (outcome !== "POSTED") throw new Error(`The reward ${id} could not be revoked: ${outcome}`);
}
