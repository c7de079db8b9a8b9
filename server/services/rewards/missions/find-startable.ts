import type { Transaction } from "../../../kit/database.ts";
import { addRounds } from "./add-rounds.ts";
import { type Entry, keyOf, newProgress } from "./entry.ts";
import { mayTakePart } from "./may-take-part.ts";
import { isFor, isForSomeTier } from "./mission-rules.ts";
import type { MissionParts } from "./parts.ts";
import type { ProgressRow } from "./progress-store.ts";

type Needed = Pick<
  MissionParts,
  "kit" | "players" | "tiers" | "bonuses" | "jurisdictions" | "hasProtectionCase"
>;
type Group = readonly Entry[];

/**
 * Each group contains one player's settlements for one period of a mission. Returns empty progress for the groups in
 * which something counts and whose player may take part in the mission. The checks that read the database come last,
 * because most stakes do not start new progress.
 */
export async function findStartable(
  parts: Needed,
  tx: Transaction,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, ProgressRow>> {
  const rows = new Map<string, ProgressRow>();
  const counting = groups.filter(countsAnything).map(([first]) => first!);
  for (const [playerId, entries] of Map.groupBy(counting, ({ settlement }) => settlement.playerId)) {
    const player = await parts.players.get(playerId, tx);
    const { maximumWagering } = parts.jurisdictions.known(player);
    const audience = { ...player, maximumWagering };
    const suitable = entries.filter(({ mission }) => isForSomeTier(mission, audience));
    if (suitable.length === 0 || !(await mayTakePart(parts, tx, player))) continue;
    const tier = await parts.tiers.tierOf(playerId, tx);
    for (const entry of suitable) {
      if (!isFor(entry.mission, { ...audience, tier })) continue;
      rows.set(keyOf(entry), newProgress(entry, player.currency));
    }
  }
  return rows;
}

/** Returns whether any settlement of a group would be stored, whatever the player's currency is. */
function countsAnything(group: Group): boolean {
  const first = group[0]!;
  const settlements = group.map(({ settlement }) => settlement);
  const currencies = new Set(settlements.map(({ currency }) => currency));
  return [...currencies].some(
    (currency) =>
      addRounds(first.mission, newProgress(first, currency), settlements, new Map()).rounds.length > 0,
  );
}
