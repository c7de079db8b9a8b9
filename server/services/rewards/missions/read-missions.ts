import type { PlayerMissions } from "@parlour/contracts/entities/mission";
import { addDays } from "@parlour/rules/calendar-day";
import type { Player } from "../../../kit/ports/players.ts";
import { mayGetPrizes } from "./may-take-part.ts";
import { shownState } from "./mission-machine.ts";
import { claimableMs, isFor } from "./mission-rules.ts";
import { listStarted, type MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { periodAt } from "./periods.ts";
import { hasOptedOut } from "./player-store.ts";
import { listProgressOf, type ProgressRow } from "./progress-store.ts";
import { toPlayerMission } from "./views.ts";

const order = { COMPLETED: 0, OPEN: 1, CLAIMED: 2 } as const;

/**
 * Reads the missions that a player is shown: those of the current periods, and earlier ones with a prize to claim.
 * Players under review for signs of harm are shown only prizes that they have earned.
 */
export async function readMissions(
  parts: MissionParts,
  player: Player,
  language: string,
): Promise<PlayerMissions> {
  const { kit, tiers, points } = parts;
  if (!(await mayGetPrizes(parts, undefined, player)))
    return { isAvailable: false, isTakingPart: false, missions: [] };
  if (await hasOptedOut(kit.db, player.id)) return { isAvailable: true, isTakingPart: false, missions: [] };
  const now = kit.clock.now();
  const endedAfter = new Date(now.getTime() - claimableMs);
  const [isUnderReview, tier, canHavePoints, started] = await Promise.all([
    parts.hasProtectionCase(kit.db, player.id),
    tiers.tierOf(player.id),
    points.canReceive(player.id),
    listStarted(kit.db, { now, endedAfter }),
  ]);
  const rows = await listProgressOf(
    kit.db,
    player.id,
    started.map(({ id }) => id),
    endedAfter,
  );
  const audience = { ...player, tier, maximumWagering: parts.jurisdictions.known(player).maximumWagering };
  const rowsOf = Map.groupBy(rows, ({ mission_id }) => mission_id);
  const missions = started
    .filter(({ plan }) => canHavePoints || plan.prizes.every(({ kind }) => kind !== "POINTS"))
    .flatMap((mission) => {
      const own = rowsOf.get(mission.id) ?? [];
      const isOpen = !isUnderReview && shownState(mission, now) === "RUNNING" && isFor(mission, audience);
      const current = isOpen ? currentRow(mission, own, player, now) : undefined;
      const earlier = own.filter((row) => row.period !== current?.period && row.state === "COMPLETED");
      return [...earlier, ...(current ? [current] : [])].map((row) =>
        toPlayerMission(parts.bonuses, mission, row, language),
      );
    })
    .toSorted((one, other) => order[one.state] - order[other.state]);
  return { isAvailable: true, isTakingPart: true, missions };
}

/** Returns the progress in the current period, or the progress that the period would begin with if there is none. */
function currentRow(
  mission: MissionRow,
  own: readonly ProgressRow[],
  player: Player,
  now: Date,
): ProgressRow {
  const { key, endsAt } = periodAt(mission.plan, now);
  const found = own.find(({ period }) => period === key);
  if (found) return found;
  const isVisit = mission.plan.goal === "VISIT";
  const yesterday = own.find(({ period }) => period === addDays(key, -1));
  return {
    mission_id: mission.id,
    player_id: player.id,
    period: key,
    ends_at: endsAt,
    currency: player.currency,
    value: isVisit ? "1" : "0",
    state: isVisit ? "COMPLETED" : "OPEN",
    day: isVisit ? (yesterday?.day ?? 0) + 1 : null,
    changed_at: now,
    claimed_at: null,
    points: "0",
    cost_minor: "0",
  };
}
