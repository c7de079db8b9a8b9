import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import { addRounds } from "./add-rounds.ts";
import { countsGame } from "./leaderboard-rules.ts";
import { type LeaderboardRow, shareCounting } from "./leaderboard-store.ts";
import { mayWin } from "./may-win.ts";
import type { LeaderboardParts } from "./parts.ts";
import {
  findBestRound,
  lockScores,
  type RoundRow,
  readRounds,
  type ScoreRow,
  saveRounds,
  saveScores,
} from "./score-store.ts";

/** The name under which this service subscribes to settlements. */
export const subscriber = "leaderboards";
const batchSize = 500;

/**
 * Counts stakes that were settled on any server since the last run: a batch for all players, or the stakes of one
 * player. Each settlement counts once, because it is removed in the transaction that counts it.
 */
export async function countSettledRounds(parts: LeaderboardParts, playerId?: string): Promise<void> {
  const { kit, wagering, games } = parts;
  const kindOf = await games.read();
  await kit.db.transaction(async (tx) => {
    const { settlements } = wagering;
    const taken =
      playerId === undefined
        ? await settlements.take(tx, subscriber, batchSize)
        : await settlements.takeOf(tx, subscriber, playerId);
    // Stakes paid by the house, such as free spins, don't count.
    const rounds = taken.filter(({ grantId, vertical }) => grantId === null && vertical === "casino");
    if (rounds.length === 0) return;
    for (const row of await shareCounting(tx, kit.clock.now()))
      await countFor(parts, tx, row, rounds, kindOf);
  });
}

async function countFor(
  parts: LeaderboardParts,
  tx: Transaction,
  row: LeaderboardRow,
  rounds: readonly Settlement[],
  kindOf: (gameId: string) => GameKind,
): Promise<void> {
  const { plan, id, starts_at, ends_at } = row;
  const counting = rounds.filter(
    (round) =>
      round.currency === plan.currency &&
      round.startedAt >= starts_at &&
      round.settledAt < ends_at &&
      countsGame(plan, round.productId, kindOf(round.productId).category),
  );
  const byPlayer = Map.groupBy(counting, ({ playerId }) => playerId);
  // Players of other brands get no score; otherwise closing the leaderboard would have to check every one of them.
  if (plan.brands.length > 0) {
    const brandOf = await parts.kit.brands.idsOfPlayers([...byPlayer.keys()], tx);
    for (const id of [...byPlayer.keys()])
      if (!plan.brands.includes(brandOf.get(id) ?? "")) byPlayer.delete(id);
  }
  if (byPlayer.size === 0) return;
  const { rows, added } = await lockScores(tx, id, [...byPlayer.keys()], parts.kit.clock.now());
  const known = plan.kind === "STAKED" ? [] : await readRounds(tx, id, [...byPlayer.values()].flat());
  const knownOf = Map.groupBy(known, ({ player_id }) => player_id);
  const results = rows.map((score) => {
    const byWager = new Map((knownOf.get(score.player_id) ?? []).map((round) => [round.wager_id, round]));
    return addRounds(plan, score, byPlayer.get(score.player_id)!, byWager);
  });
  const changedRounds = results.flatMap((result) => result.rounds);
  if (changedRounds.length > 0) await saveRounds(tx, id, changedRounds);
  const scores: ScoreRow[] = [];
  for (const { score, isBestUnknown } of results) {
    const best = isBestUnknown ? await findBestRound(tx, id, score.player_id) : undefined;
    const now = best ? fromRound(score, best) : score;
    // A hidden player may be allowed to win again, for example after a break or a move to another country.
    const isChecked = added.has(score.player_id) || score.hidden;
    scores.push(isChecked ? { ...now, hidden: !(await mayPlayerWin(parts, tx, row, score.player_id)) } : now);
  }
  await saveScores(tx, id, scores);
  tx.afterCommit(async () => {
    for (const { player_id } of scores) await publishPlayerEvent(parts.kit.bus, player_id, "leaderboards");
  });
}

function fromRound(score: ScoreRow, best: RoundRow): ScoreRow {
  return { ...score, score: best.score, reached_at: best.settled_at, reached_by: best.settlement };
}

async function mayPlayerWin(
  parts: LeaderboardParts,
  tx: Transaction,
  { plan }: LeaderboardRow,
  playerId: string,
): Promise<boolean> {
  return await mayWin(parts, tx, plan, await parts.players.get(playerId, tx));
}
