import { readPostings } from "@parlour/ledger/read-postings";
import { HARM_CASE_SCORE, scoreHarm } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import { insertCase, lockOpenCaseOf, updateFinding } from "./case-store.ts";
import type { HarmParts } from "./parts.ts";
import { readFigures } from "./read-figures.ts";
import {
  type ActiveDay,
  insertActiveDays,
  lockProgress,
  lockUnscored,
  storeScore,
  updateProgress,
} from "./score-store.ts";
import { addStep } from "./step-store.ts";

const batch = 5_000;
/** Newer postings are left for later, because one with a smaller number may not be visible yet. */
const settlingMs = 60_000;

/** Finds the players who were active and scores their days that are over. A job that stops goes on where it was. */
export async function scorePlayers(parts: HarmParts): Promise<number> {
  while (await findActivePlayers(parts));
  let scored = 0;
  while (await scoreNext(parts)) scored += 1;
  return scored;
}

/** Reads one batch of postings; false when there is nothing left to read. */
async function findActivePlayers({ kit }: HarmParts): Promise<boolean> {
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

/** Something that the player did, other than receiving money. */
const activeTypes: ReadonlySet<string> = new Set(["BET", "WIN", "JACKPOT", "DEPOSIT", "WITHDRAWAL"]);

/** Each player's day in a transaction of its own, so that a server that stops loses one of them at most. */
async function scoreNext(parts: HarmParts): Promise<boolean> {
  const { kit } = parts;
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const next = await lockUnscored(tx, now.toISOString().slice(0, 10));
    if (next === undefined) return false;
    const finding = scoreHarm(await readFigures(parts, tx, next));
    await storeScore(tx, { ...next, ...finding, now });
    if (finding.score >= HARM_CASE_SCORE) await openCase(parts, tx, next, finding);
    return true;
  });
}

/** A player has one case at a time; a higher score of a later day is added to it. */
async function openCase(
  { kit }: HarmParts,
  tx: Transaction,
  { playerId, day }: ActiveDay,
  finding: ReturnType<typeof scoreHarm>,
): Promise<void> {
  const now = kit.clock.now();
  const text = `Score ${finding.score} on ${day}: ${finding.reasons.map((reason) => reason.text).join("; ")}`;
  const open = await lockOpenCaseOf(tx, playerId);
  const product = { operatorName: null, at: now };
  if (open) {
    await addStep(tx, { caseId: open.id, kind: "SCORE", text, ...product });
    if (finding.score > open.score) await updateFinding(tx, open.id, finding);
    return;
  }
  const id = kit.random.id("case");
  if (await insertCase(tx, { id, playerId, ...finding, now })) {
    await addStep(tx, { caseId: id, kind: "OPENED", text, ...product });
  }
}
