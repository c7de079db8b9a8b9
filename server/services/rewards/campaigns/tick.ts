import { listOpen } from "./campaign-store.ts";
import { startDue } from "./change-state.ts";
import type { CampaignParts } from "./parts.ts";
import { listDue } from "./recipient-store.ts";
import { enqueueRun } from "./run-campaign.ts";

/**
 * Starts scheduled campaigns whose start time has come. Enqueues running ones that have a pass over the
 * segment or players due, or that have to be finished. A job calls this every minute.
 */
export async function tickCampaigns(parts: CampaignParts): Promise<void> {
  const { kit } = parts;
  const now = kit.clock.now();
  for (const { id, state, plan, next_pass_at } of await listOpen(kit.db)) {
    if (state === "SCHEDULED") {
      await startDue(parts, id);
      continue;
    }
    const isPassDue = next_pass_at !== null && next_pass_at <= now;
    const hasEnded = plan.endsAt !== null && new Date(plan.endsAt) <= now;
    // A one-off campaign is enqueued until it is finished, in case its last job was lost.
    const isOnce = plan.trigger === "ONCE" && next_pass_at === null;
    if (isPassDue || hasEnded || isOnce || (await listDue(kit.db, id, now, 1)).length > 0) {
      await kit.db.transaction((tx) => enqueueRun(kit, tx, id));
    }
  }
}
