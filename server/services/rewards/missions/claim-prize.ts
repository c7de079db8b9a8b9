import { addDays } from "@parlour/rules/calendar-day";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { countPlayer } from "./count-rounds.ts";
import { grantPrize } from "./grant-prize.ts";
import { mayGetPrizes, mayTakePart } from "./may-take-part.ts";
import { progressAfter, shownState } from "./mission-machine.ts";
import { claimableUntil, isFor, prizeIndexOf } from "./mission-rules.ts";
import { findMission, type MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { periodAt } from "./periods.ts";
import { lockPlayers } from "./player-store.ts";
import { type ProgressRow, readProgress, saveProgress } from "./progress-store.ts";

type Claim = { missionId: string; period: string; player: Player };

/**
 * Pays a prize, once. Everything that has been settled is counted first, so that a refunded stake is not rewarded. The
 * player's row is locked, so concurrent claims run one after the other, and a repeated claim finds the first one.
 */
export async function claimPrize(parts: MissionParts, claim: Claim): Promise<{ claimedAt: Date } | Refusal> {
  const { kit, games, points } = parts;
  const kindOf = await games.read();
  const canHavePoints = await points.canReceive(claim.player.id);
  return await kit.db.transaction((tx) => claimWithin(parts, tx, { ...claim, kindOf, canHavePoints }));
}

type Prepared = Claim & { kindOf: (gameId: string) => GameKind; canHavePoints: boolean };

async function claimWithin(
  parts: MissionParts,
  tx: Transaction,
  { missionId, period, player, kindOf, canHavePoints }: Prepared,
): Promise<{ claimedAt: Date } | Refusal> {
  const { kit } = parts;
  await countPlayer(parts, tx, player.id, kindOf);
  const isPlaying = (await lockPlayers(tx, [player.id])).has(player.id);
  const mission = await findMission(tx, missionId);
  if (!mission) return refuse("NOT_FOUND");
  const row = await findClaimable(parts, tx, mission, { period, player });
  if (isRefusal(row)) return row;
  if (row.claimed_at !== null) return { claimedAt: row.claimed_at };
  const next = progressAfter(row.state, "claim");
  if (next === undefined) return refuse("MISSION_NOT_COMPLETED");
  const now = kit.clock.now();
  const isLate = claimableUntil(mission, row) <= now;
  // The data may have changed since the session was read, so the player is read again within the transaction.
  const current = await parts.players.get(player.id, tx);
  if (!isPlaying || isLate || !(await mayGetPrizes(parts, tx, current))) return refuse("OFFER_NOT_AVAILABLE");
  const prize = mission.plan.prizes[prizeIndexOf(mission.plan, row.day)]!;
  if (prize.kind === "POINTS" && !canHavePoints) return refuse("OFFER_NOT_AVAILABLE");
  const cost = await grantPrize(parts, tx, { mission, player: current, period }, prize);
  if (cost === undefined) return refuse("OFFER_NOT_AVAILABLE");
  const claimed: ProgressRow = {
    ...row,
    state: next,
    changed_at: now,
    claimed_at: now,
    points: `${cost.points}`,
    cost_minor: `${cost.costMinor}`,
  };
  await saveProgress(tx, [claimed]);
  tx.afterCommit(() => publishPlayerEvent(kit.bus, player.id, "missions"));
  return { claimedAt: now };
}

type Wanted = { period: string; player: Player };

async function findClaimable(
  parts: MissionParts,
  tx: Transaction,
  mission: MissionRow,
  wanted: Wanted,
): Promise<ProgressRow | Refusal> {
  const key = { mission_id: mission.id, player_id: wanted.player.id, period: wanted.period };
  const [row] = await readProgress(tx, [key]);
  if (row) return row;
  if (mission.plan.goal !== "VISIT") return refuse("MISSION_NOT_COMPLETED");
  return await startDay(parts, tx, mission, wanted);
}

/** Starts the current day of a daily reward. A day that was missed can't be claimed later. */
async function startDay(
  parts: MissionParts,
  tx: Transaction,
  mission: MissionRow,
  { period, player }: Wanted,
): Promise<ProgressRow | Refusal> {
  const now = parts.kit.clock.now();
  const today = periodAt(mission.plan, now);
  const isToday = shownState(mission, now) === "RUNNING" && today.key === period;
  const tier = await parts.tiers.tierOf(player.id, tx);
  const { maximumWagering } = parts.jurisdictions.known(player);
  const isMeant = isFor(mission, { ...player, tier, maximumWagering });
  if (!isToday || !isMeant || !(await mayTakePart(parts, tx, player))) return refuse("OFFER_NOT_AVAILABLE");
  const yesterday = { mission_id: mission.id, player_id: player.id, period: addDays(period, -1) };
  const [before] = await readProgress(tx, [yesterday]);
  return {
    ...yesterday,
    period,
    ends_at: today.endsAt,
    currency: player.currency,
    value: "1",
    state: "COMPLETED",
    day: (before?.day ?? 0) + 1,
    changed_at: now,
    claimed_at: null,
    points: "0",
    cost_minor: "0",
  };
}
