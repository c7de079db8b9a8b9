import { readPostings } from "@parlour/ledger/read-postings";
import { HARM_CASE_SCORE, scoreHarm } from "@parlour/rules/harm-markers";
import { addFinding } from "./add-finding.ts";
import type { ScoreParts } from "./parts.ts";
import { readFigures } from "./read-figures.ts";
import {
  type ActiveDay,
  insertActiveDays,
  lockProgress,
  lockUnscored,
  storeScore,
  updateProgress,
} from "./score-store.ts";

const batch = 5_000;
/**
 * Postings newer than this wait for the next run, because a posting with a smaller number may not have been committed
 * yet.
 */
const settlingMs = 60_000;

/**
 * Finds the players who were active and scores their completed days. An interrupted job resumes where it
 * stopped.
 */
export async function scorePlayers(parts: ScoreParts): Promise<number> {
  while (await findActivePlayers(parts));
  let scored = 0;
  while (await scoreNext(parts)) scored += 1;
  return scored;
}

/** Scores days whose postings were never read by the job, such as the generated past days of the sandbox. */
export async function scoreDays(parts: ScoreParts, days: readonly ActiveDay[]): Promise<void> {
  await parts.kit.db.transaction((tx) => insertActiveDays(tx, days));
  while (await scoreNext(parts));
}

/** Reads one batch of postings; returns false when there is nothing left to read. */
async function findActivePlayers({ kit }: ScoreParts): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    const after = await lockProgress(tx);
    if (after === undefined) return false;
    const settledBefore = new Date(kit.clock.now().getTime() - settlingMs);
    const read = await readPostings(tx.client, { after, limit: batch });
    const unsettled = read.findIndex(({ postedAt }) => postedAt >= settledBefore);
    const settled = unsettled === -1 ? read : read.slice(0, unsettled);
    const active = new Map<string, ActiveDay>();
    for (const { playerId, postedAt, type } of settled) {
      if (playerId === "house" || !activeTypes.has(type)) continue;
      const day = postedAt.toISOString().slice(0, 10);
      active.set(`${playerId} ${day}`, { playerId, day });
    }
    if (active.size > 0) await insertActiveDays(tx, [...active.values()]);
    const last = settled.at(-1);
    if (last) await updateProgress(tx, last.number);
    return settled.length === batch;
  });
}

/** The types of transactions that count as the player's own activity. */
const activeTypes: ReadonlySet<string> = new Set(["BET", "WIN", "JACKPOT", "DEPOSIT", "WITHDRAWAL"]);

/**
 * Scores one completed day of one player in its own transaction, so that a server that stops loses at most
 * one score.
 */
async function scoreNext(parts: ScoreParts): Promise<boolean> {
  const { kit } = parts;
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const next = await lockUnscored(tx, now.toISOString().slice(0, 10));
    if (next === undefined) return false;
    const finding = scoreHarm(await readFigures(parts, tx, next));
    await storeScore(tx, { ...next, ...finding, now });
    if (finding.score >= HARM_CASE_SCORE) {
      const words = finding.reasons.map(({ text }) => text).join("; ");
      const text = `Score ${finding.score} on ${next.day}: ${words}`;
      await addFinding(kit, tx, next.playerId, { reasons: finding.reasons, text });
    }
    return true;
  });
}
