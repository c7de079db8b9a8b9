import { isReferralExpired, referralType } from "@parlour/rules/referral";
import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { ReferralDays } from "../../../kit/ports/referral-days.ts";
import { reversedDeposits } from "../../../kit/reversed-deposits.ts";
import { findPlan, lockAffiliate } from "./affiliate-store.ts";
import { earnsCpa } from "./commission.ts";
import { findLinkByToken } from "./link-store.ts";
import { monthOf } from "./months.ts";
import {
  attachPlayer,
  clearDeposit,
  lockCpaOfDeposit,
  lockPlayer,
  type PlayerRow,
  recordDeposit,
  reverseCpa,
  setCpa,
} from "./player-store.ts";

export type SubscriberParts = { kit: Kit; duplicateAccounts: DuplicateAccounts; days: ReferralDays };

const reversed = reversedDeposits("affiliate_reversed_deposits");

/** Tracks players who join through a link, their first deposits, and reversals. */
export async function subscribeToPlayers(parts: SubscriberParts): Promise<void> {
  const { facts } = parts.kit;
  await facts.subscribe(
    "affiliates",
    ["PLAYER_JOINED", "DEPOSIT_COMPLETED", "DEPOSIT_REVERSED"],
    (fact, tx) => {
      if (fact.kind === "PLAYER_JOINED") return onPlayerJoined(parts, fact, tx);
      if (fact.kind === "DEPOSIT_COMPLETED") return onDepositCompleted(parts, fact, tx);
      return onDepositReversed(parts, fact, tx);
    },
  );
}

async function onPlayerJoined(
  { kit, duplicateAccounts, days }: SubscriberParts,
  { playerId, data, at }: PublishedFact<"PLAYER_JOINED">,
  tx: Transaction,
): Promise<void> {
  const { referral, referralVisit } = data;
  if (!referral || referralType(referral, referralVisit?.sharingMethod) !== "AFFILIATE") return;
  const joinedAt = new Date(at);
  const visitedMs = referralVisit?.timestamp ?? joinedAt.getTime();
  if (isReferralExpired(visitedMs, joinedAt.getTime(), await days.get(tx))) return;
  const link = await findLinkByToken(tx, referral);
  if (!link) return;
  const affiliate = (await lockAffiliate(tx, link.affiliate_id))!;
  const joined = { playerId, address: data.address, deviceId: data.deviceId };
  const excludedFor = await duplicateAccounts.find(tx, joined, affiliate.player_id);
  const player = await attachPlayer(tx, {
    playerId,
    affiliateId: affiliate.id,
    linkId: link.id,
    campaign: referralVisit?.campaign || link.campaign,
    joinedAt,
    excludedFor,
  });
  await earnCpa(kit, tx, player);
}

async function onDepositCompleted(
  { kit }: SubscriberParts,
  { playerId, data, at }: PublishedFact<"DEPOSIT_COMPLETED">,
  tx: Transaction,
): Promise<void> {
  const { depositId, currency } = data;
  const amountMinor = BigInt(data.amountMinor);
  await lockPlayer(tx, playerId);
  if (await reversed.has(tx, depositId)) return;
  const player = await recordDeposit(tx, { playerId, depositId, currency, amountMinor, at: new Date(at) });
  await earnCpa(kit, tx, player);
}

/**
 * Records the CPA for a player when a deposit reaches the plan's minimum; only once, whatever the currency.
 */
async function earnCpa(kit: Kit, tx: Transaction, player: PlayerRow): Promise<void> {
  if (player.affiliate_id === null || player.deposit_id === null || player.cpa_month !== null) return;
  if (player.excluded_for.length > 0) return;
  const affiliate = (await lockAffiliate(tx, player.affiliate_id))!;
  // A late event is counted in the current month, because an earlier month may be closed.
  const month = monthOf(kit.clock.now());
  const plan = await findPlan(tx, affiliate.id, month);
  const deposit = { amountMinor: BigInt(player.deposit_minor!), currency: player.deposit_currency! };
  if (!plan || !earnsCpa(plan, affiliate.currency, deposit)) return;
  await setCpa(tx, {
    playerId: player.player_id,
    month,
    amountMinor: plan.cpaMinor,
    depositId: player.deposit_id,
    depositMinor: player.deposit_minor!,
  });
}

async function onDepositReversed(
  { kit }: SubscriberParts,
  { playerId, data }: PublishedFact<"DEPOSIT_REVERSED">,
  tx: Transaction,
): Promise<void> {
  const now = kit.clock.now();
  await lockPlayer(tx, playerId);
  await reversed.keep(tx, data.depositId, now);
  await clearDeposit(tx, data.depositId);
  const player = await lockCpaOfDeposit(tx, data.depositId);
  if (player === undefined) return;
  await reverseCpa(tx, player.player_id, monthOf(now));
}
