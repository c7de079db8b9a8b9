import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import { addRounds } from "./add-rounds.ts";
import { keyOf, rowKeyOf, textOf } from "./entry.ts";
import { findEntries, type KindOf } from "./find-entries.ts";
import { findStartable } from "./find-startable.ts";
import { claimableMs } from "./mission-rules.ts";
import { listStarted } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { lockPlayers } from "./player-store.ts";
import {
  type ProgressRow,
  type RoundRow,
  readProgress,
  readRounds,
  saveProgress,
  saveRounds,
} from "./progress-store.ts";

/** The name under which this service subscribes to settlements. */
const subscriber = "missions";
const batchSize = 500;

/**
 * Counts stakes that were settled on any server since the last run: a batch for all players, or the stakes of one
 * player. Each settlement counts once, because it is removed in the transaction that counts it.
 */
export async function countSettledRounds(parts: MissionParts, playerId?: string): Promise<void> {
  const { kit, games, wagering } = parts;
  const kindOf = await games.read();
  await kit.db.transaction(async (tx) => {
    if (playerId !== undefined) return await countPlayer(parts, tx, playerId, kindOf);
    await count(parts, tx, await wagering.settlements.take(tx, subscriber, batchSize), kindOf);
  });
}

/**
 * Counts the settlements that are waiting for one player, after any server that is already counting them has
 * finished.
 */
export async function countPlayer(
  parts: MissionParts,
  tx: Transaction,
  playerId: string,
  kindOf: KindOf,
): Promise<void> {
  await count(parts, tx, await parts.wagering.settlements.takeOf(tx, subscriber, playerId), kindOf);
}

async function count(
  parts: MissionParts,
  tx: Transaction,
  taken: readonly Settlement[],
  kindOf: KindOf,
): Promise<void> {
  // Stakes paid by the house, such as free spins, don't count.
  const settled = taken.filter(({ grantId }) => grantId === null);
  if (settled.length === 0) return;
  const now = parts.kit.clock.now();
  const missions = await listStarted(tx, { now, endedAfter: new Date(now.getTime() - claimableMs) });
  if (missions.length === 0) return;
  const playing = await lockPlayers(tx, [...new Set(settled.map(({ playerId }) => playerId))]);
  const known = await readRounds(tx, settled);
  const entries = await findEntries(parts, tx, { missions, settled, known, playing, kindOf });
  if (entries.length === 0) return;
  const groups = [...Map.groupBy(entries, keyOf).values()];
  const progress = new Map(
    (
      await readProgress(
        tx,
        groups.map(([first]) => rowKeyOf(first!)),
      )
    ).map((row) => [textOf(row), row]),
  );
  const roundOf = Map.groupBy(known, textOf);
  const startable = await findStartable(
    parts,
    tx,
    groups.filter(([first]) => !progress.has(keyOf(first!))),
  );
  const rows: ProgressRow[] = [];
  const rounds: RoundRow[] = [];
  for (const group of groups) {
    const first = group[0]!;
    const before = progress.get(keyOf(first)) ?? startable.get(keyOf(first));
    if (before === undefined) continue;
    const byWager = new Map((roundOf.get(keyOf(first)) ?? []).map((round) => [round.wager_id, round]));
    const settlements = group.map(({ settlement }) => settlement);
    const counted = addRounds(first.mission, before, settlements, byWager);
    if (counted.rounds.length === 0) continue;
    rows.push(counted.progress);
    rounds.push(...counted.rounds);
  }
  if (rows.length === 0) return;
  await saveProgress(tx, rows);
  await saveRounds(tx, rounds);
  tx.afterCommit(async () => {
    for (const playerId of new Set(rows.map(({ player_id }) => player_id)))
      await publishPlayerEvent(parts.kit.bus, playerId, "missions");
  });
}
