import { DEFAULT_SHARING_METHOD } from "@parlour/contracts/constants";
import { isReferralExpired, referralType } from "@parlour/rules/referral";
import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import type { RevokeBonus } from "../../../kit/ports/bonus-grants.ts";
import type { ReferralDays } from "../../../kit/ports/referral-days.ts";
import { reversedDeposits } from "../../../kit/reversed-deposits.ts";
import { attachFriend, lockFriend, recordDeposit } from "./friend-store.ts";
import { maskName } from "./mask-name.ts";
import { revokeRewards } from "./revoke-rewards.ts";
import { type SettleParts, settleInvitation } from "./settle-invitation.ts";
import { findTokenOwner } from "./token-store.ts";
import { consumeVisit } from "./visit-store.ts";

export type SubscriberParts = SettleParts & { days: ReferralDays };

const reversed = reversedDeposits("referral_reversed_deposits");

/** Tracks friends who join through a player's link, and their deposits. */
export async function subscribeToPlayers(parts: SubscriberParts): Promise<void> {
  const { facts } = parts.kit;
  await facts.subscribe(
    "referral",
    ["PLAYER_JOINED", "DEPOSIT_COMPLETED", "DEPOSIT_REVERSED"],
    async (fact, tx, revokeBonus: RevokeBonus | undefined) => {
      if (fact.kind === "PLAYER_JOINED") return await onPlayerJoined(parts, fact, tx);
      const { playerId, data } = fact;
      await lockFriend(tx, playerId);
      if (fact.kind === "DEPOSIT_REVERSED") {
        await reversed.keep(tx, data.depositId, parts.kit.clock.now());
        return await revokeRewards({ ...parts, revokeBonus: revokeBonus! }, tx, playerId);
      }
      if (await reversed.has(tx, data.depositId)) return;
      const deposit = { playerId, currency: data.currency, amountMinor: BigInt(data.amountMinor) };
      await settleInvitation(parts, tx, await recordDeposit(tx, deposit));
    },
    async ({ kind }) => (kind === "DEPOSIT_REVERSED" ? await parts.bonuses.prepareRevoke() : undefined),
  );
}

async function onPlayerJoined(
  parts: SubscriberParts,
  { playerId, data, at }: PublishedFact<"PLAYER_JOINED">,
  tx: Transaction,
): Promise<void> {
  const { referral, referralVisit, address, deviceId } = data;
  if (!referral || referralType(referral, referralVisit?.sharingMethod) !== "PROFILE") return;
  const joinedAt = new Date(at);
  const visitedMs = referralVisit?.timestamp ?? joinedAt.getTime();
  if (isReferralExpired(visitedMs, joinedAt.getTime(), await parts.days.get(tx))) return;
  const referrerId = await findTokenOwner(tx, referral);
  if (referrerId === undefined || referrerId === playerId) return;
  const { nickname } = await parts.players.get(playerId, tx);
  const visitor = referralVisit?.visitor;
  const visit = visitor === undefined ? undefined : await consumeVisit(tx, referrerId, visitor);
  const friend = await attachFriend(tx, {
    playerId,
    id: visit?.id ?? parts.kit.random.id("invitation"),
    referrerId,
    name: maskName(nickname),
    sharingMethod: visit?.sharing_method || referralVisit?.sharingMethod || DEFAULT_SHARING_METHOD,
    refusedFor: await parts.duplicateAccounts.find(tx, { playerId, address, deviceId }, referrerId),
    joinedAt,
  });
  await settleInvitation(parts, tx, friend);
}
