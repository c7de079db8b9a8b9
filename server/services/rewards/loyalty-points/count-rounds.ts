import type { ProgrammePlan } from "@parlour/contracts/entities/loyalty-programme";
import {
  houseAccount,
  type LockedWallets,
  type Posting,
  playerAccount,
  pointsCurrency,
} from "@parlour/ledger";
import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import { publishTierChange, windowFrom } from "./change-tier.ts";
import { addEntry } from "./entry-store.ts";
import { earnedMicro, tierAfterPoints, tierById, wholePoints } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { type LoyaltyRow, lockLoyalty, updateLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

const batchSize = 500;

/**
 * Awards points for stakes that were settled on any server since the last run: a batch for all players, or the stakes
 * of one player.
 */
export async function countSettledRounds(parts: LoyaltyParts, playerId?: string): Promise<void> {
  const { kit, wagering, games, settings } = parts;
  const [kindOf, { isLoyaltyEnabled }] = [await games.read(), await settings.get()];
  await kit.db.transaction(async (tx) => {
    const { settlements } = wagering;
    const rounds =
      playerId === undefined
        ? await settlements.take(tx, "loyalty", batchSize)
        : await settlements.takeOf(tx, "loyalty", playerId);
    const staked = isLoyaltyEnabled ? rounds.filter(({ stakedMinor }) => stakedMinor !== 0n) : [];
    if (staked.length === 0) return;
    const plan = await getProgramme(tx);
    const byPlayer = Map.groupBy(staked, ({ playerId }) => playerId);
    const fresh = { tierId: plan.tiers[0]!.id, endsAt: windowFrom(kit.clock.now(), plan) };
    const earned: Earned[] = [];
    for (const player of await lockLoyalty(tx, [...byPlayer.keys()], fresh)) {
      if (player.excluded) continue;
      const points = await earn(parts, tx, {
        plan,
        player,
        rounds: byPlayer.get(player.player_id)!,
        kindOf,
      });
      if (points) earned.push(points);
    }
    await post(parts, tx, earned);
  });
}

type Earning = {
  plan: ProgrammePlan;
  player: LoyaltyRow;
  rounds: readonly Settlement[];
  kindOf: (gameId: string) => GameKind;
};

/** The points that a player earns for these rounds, or loses for refunded stakes. */
type Earned = { playerId: string; points: bigint; lastRound: string };

/** Counts one player's rounds; whole points are posted together with those of the other players. */
async function earn(
  parts: LoyaltyParts,
  tx: Transaction,
  { plan, player, rounds, kindOf }: Earning,
): Promise<Earned | undefined> {
  const { clock, bus } = parts.kit;
  const { player_id: playerId } = player;
  const tier = tierById(plan, player.tier_id);
  let [tierMicro, pointsMicro] = [BigInt(player.tier_micro), BigInt(player.points_micro)];
  let [tierPoints, points] = [0n, 0n];
  const now = clock.now();
  for (const [about, played] of Map.groupBy(
    rounds,
    ({ productId }) => kindOf(productId).category ?? "games",
  )) {
    const micro = played.reduce((sum, round) => sum + earnedMicro(plan, round, kindOf(round.productId)), 0n);
    const forTier = wholePoints(tierMicro + micro);
    const toRedeem = wholePoints(pointsMicro + (micro * BigInt(tier.pointsPercent)) / 100n);
    [tierMicro, pointsMicro] = [forTier.restMicro, toRedeem.restMicro];
    [tierPoints, points] = [tierPoints + forTier.points, points + toRedeem.points];
    await addEntry(tx, {
      playerId,
      id: `earned:${now.toISOString().slice(0, 10)}:${about}`,
      kind: "EARNED",
      about,
      points: toRedeem.points,
      tierPoints: forTier.points,
      amountMinor: played.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
      currency: played[0]!.currency,
      at: now,
    });
  }
  const before = BigInt(player.tier_points);
  const after = before + tierPoints > 0n ? before + tierPoints : 0n;
  const to = tierAfterPoints(plan, tier, after);
  await updateLoyalty(tx, {
    playerId,
    tierId: to.id,
    tierPoints: after,
    windowEndsAt: player.window_ends_at,
    tierMicro,
    pointsMicro,
  });
  if (to !== tier) await publishTierChange(parts, tx, playerId, { from: tier, to, isUp: true });
  tx.afterCommit(() => publishPlayerEvent(bus, playerId, "loyalty"));
  return points === 0n ? undefined : { playerId, points, lastRound: rounds.at(-1)!.id };
}

/**
 * Creates the posting of earned points. Points for refunded stakes are deducted, down to a balance of zero.
 */
async function pointsPosting(
  ledger: LockedWallets,
  { playerId, points, lastRound }: Earned,
): Promise<Posting | undefined> {
  const own = playerAccount(playerId, "points");
  const house = houseAccount("promotions", "PTS");
  const posting = { playerId, id: `points:${lastRound}`, type: "POINTS_EARNED" };
  if (points > 0n) return { ...posting, transfers: [{ from: house, to: own, amountMinor: points }] };
  const held = await ledger.balanceOf(own);
  if (held === 0n) return undefined;
  const amountMinor = held + points < 0n ? held : -points;
  return { ...posting, transfers: [{ from: own, to: house, amountMinor }] };
}

async function post({ kit }: LoyaltyParts, tx: Transaction, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) return;
  const wallets = earned.map(({ playerId }) => ({ playerId, currency: pointsCurrency }));
  const ledger = await kit.ledger.lock(tx, { wallets });
  const postings = await Promise.all(earned.map((points) => pointsPosting(ledger, points)));
  for (const { outcome } of await ledger.postAll(postings.filter((posting) => posting !== undefined))) {
    if (outcome !== "POSTED") throw new Error(`Points were not posted: ${outcome}`);
  }
}
