import type { CampaignTrigger } from "@parlour/contracts/entities/campaign";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { campaignAfter } from "./campaign-machine.ts";
import { type CampaignRow, findCampaign, lockCampaign, updatePass, updateState } from "./campaign-store.ts";
import { isInControlGroup } from "./control-group.ts";
import { deliver } from "./deliver.ts";
import { idleSinceOf } from "./idle-since.ts";
import type { CampaignParts } from "./parts.ts";
import { addRecipients, hasWaiting, listDue } from "./recipient-store.ts";

export const runJob = "campaign-run";

const pageSize = 1_000;
/** The maximum number of players that one job handles, so that the job ends before it would be considered stuck. */
const mostPerJob = 500;
const hourMs = 3_600_000;
/** How often a campaign looks for players who have newly entered the segment or have become inactive. */
const passEveryMs = hourMs;

/**
 * Returns whether players are added to the campaign by an event, such as a first deposit, and not by a pass over the
 * segment.
 */
export function isByFact(trigger: CampaignTrigger): boolean {
  return trigger === "FIRST_DEPOSIT" || trigger === "TIER_UP" || trigger === "TIER_DOWN";
}

export async function enqueueRun({ jobs }: Pick<Kit, "jobs">, tx: Transaction, id: string): Promise<void> {
  await jobs.enqueue(tx, runJob, { id }, { singletonKey: id });
}

/**
 * Adds the segment's players to the campaign, then handles each of them in a separate transaction. It can be
 * repeated, or run on two servers at once, without handling a player twice.
 */
export async function runCampaign(parts: CampaignParts, id: string): Promise<void> {
  const { kit } = parts;
  if (await finishIfOver(parts, id)) return;
  await enrolSegment(parts, id);
  const due = await listDue(kit.db, id, kit.clock.now(), mostPerJob);
  let failure: unknown;
  for (const playerId of due) {
    try {
      if ((await deliver(parts, id, playerId)) === "HALTED") return;
    } catch (error) {
      // An error with one player must not delay the others; the job is retried for that player.
      kit.log.error({ err: error, campaign: id, playerId }, "campaign could not decide a player");
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  if (due.length === mostPerJob) await kit.db.transaction((tx) => enqueueRun(kit, tx, id));
  else await finishIfOver(parts, id);
}

/** Adds all players who are in the segment now, page by page. */
async function enrolSegment(parts: CampaignParts, id: string): Promise<void> {
  while (await enrolPage(parts, id));
}

/** Adds one page of the segment's players; returns whether there are more. */
async function enrolPage({ kit, segments }: CampaignParts, id: string): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, id, "update");
    const now = kit.clock.now();
    if (row?.state !== "RUNNING" || row.next_pass_at === null || row.next_pass_at > now) return false;
    const { filter, trigger, delayHours, controlPercent } = row.plan;
    const idleSince = idleSinceOf(row.plan, now);
    const page = await segments.list(tx, filter, { after: row.enrolled_to, limit: pageSize, idleSince });
    await addRecipients(
      tx,
      id,
      page.map((playerId) => ({ playerId, isControl: isInControlGroup(id, playerId, controlPercent) })),
      new Date(now.getTime() + delayHours * hourMs),
    );
    const hasMore = page.length === pageSize;
    const nextPassAt = trigger === "ONCE" ? null : new Date(now.getTime() + passEveryMs);
    await updatePass(
      tx,
      id,
      hasMore ? { enrolledTo: page.at(-1)!, nextPassAt: row.next_pass_at } : { enrolledTo: "", nextPassAt },
    );
    return hasMore;
  });
}

/**
 * Finishes a campaign that has reached all its players or whose end date has passed. Returns whether it is no
 * longer running.
 */
async function finishIfOver({ kit }: CampaignParts, id: string): Promise<boolean> {
  const row = await findCampaign(kit.db, id);
  if (row?.state !== "RUNNING") return true;
  if (!(await isDone(kit, row))) return false;
  return await kit.db.transaction(async (tx) => {
    const current = await lockCampaign(tx, id, "update");
    if (current?.state !== "RUNNING" || current.version !== row.version) return false;
    const state = campaignAfter(current.state, "FINISH")!;
    await updateState(tx, id, {
      ...current,
      state,
      changed_by: null,
      finished_at: kit.clock.now(),
    });
    return true;
  });
}

async function isDone(kit: Kit, { id, plan, next_pass_at }: CampaignRow): Promise<boolean> {
  if (plan.endsAt !== null && new Date(plan.endsAt) <= kit.clock.now()) return true;
  return plan.trigger === "ONCE" && next_pass_at === null && !(await hasWaiting(kit.db, id));
}
