import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { endSchedule, listDueSchedules } from "./schedule-store.ts";
import { contentStore } from "./store.ts";

export const scheduleJob = "content-schedule";

/**
 * Does what is due. The publication and the end of its schedule are one transaction, so that a crash or a second
 * server does nothing twice.
 */
export async function runSchedules(kit: Kit): Promise<void> {
  const store = contentStore(kit);
  for (const { id, version, author, dueAt: _due, state: _state, ...ref } of await listDueSchedules(
    kit.db,
    kit.clock.now(),
  )) {
    const end: Parameters<typeof store.unpublish>[2] = async (tx) =>
      (await endSchedule(tx, id, "DONE")) ? undefined : refuse("CONFLICT");
    const done =
      version === null
        ? await store.unpublish(ref, author, end)
        : await store.publish(ref, version, author, end);
    if (!isRefusal(done)) continue;
    // Somebody else has done or cancelled it, or there is nothing left that could be shown.
    const failed = await kit.db.transaction((tx) => endSchedule(tx, id, "FAILED"));
    if (failed) kit.log.warn({ schedule: id, ...ref }, "scheduled content could not be published");
  }
}
