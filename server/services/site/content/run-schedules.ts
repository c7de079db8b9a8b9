import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { tryEach } from "@parlour/server/kit/try-each";
import { endSchedule, listDueSchedules } from "./schedule-store.ts";
import type { ContentStore } from "./store.ts";

export const scheduleJob = "content-schedule";

/**
 * Carries out due schedules. Publishing and completing a schedule happen in one transaction, so neither
 * a crash nor a second server can carry it out twice.
 */
export async function runSchedules(kit: Kit, store: ContentStore): Promise<void> {
  const due = await listDueSchedules(kit.db, kit.clock.now());
  await tryEach(due, async ({ id, version, author, dueAt, state: _state, ...ref }) => {
    const end: Parameters<typeof store.unpublish>[2] = async (tx) =>
      (await endSchedule(tx, id, "DONE", dueAt)) ? undefined : refuse("CONFLICT");
    const done =
      version === null
        ? await store.unpublish(ref, author, end)
        : await store.publish(ref, version, author, end);
    if (!isRefusal(done)) return;
    // The change was refused: another server has carried out the schedule, an operator has cancelled or moved
    // it, or the version is no longer valid.
    const failed = await kit.db.transaction((tx) => endSchedule(tx, id, "FAILED", dueAt));
    if (failed) kit.log.warn({ schedule: id, ...ref }, "scheduled content could not be published");
  });
}
