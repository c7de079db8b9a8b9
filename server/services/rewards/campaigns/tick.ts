import { listOpen } from "./campaign-store.ts";
import { startDue } from "./change-state.ts";
import type { CampaignParts } from "./parts.ts";
import { listDue } from "./recipient-store.ts";
import { enqueueRun } from "./run-campaign.ts";

/**
 * Starts campaigns whose time has come, and enqueues those that have something to do: a pass over the segment,
 * players who are due, or their end. A job calls this every minute.
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
    // A campaign for all players at once is run until it is finished, even if its last job was lost.
    const isOnce = plan.trigger === "ONCE" && next_pass_at === null;
    if (isPassDue || hasEnded || isOnce || (await listDue(kit.db, id, now, 1)).length > 0) {
      await kit.db.transaction((tx) => enqueueRun(kit, tx, id));
    }
  }
}
