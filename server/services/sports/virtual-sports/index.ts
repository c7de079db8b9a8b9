import type { Kit } from "../../../kit/kit.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { Service } from "../../../kit/service.ts";
import { virtualTopics } from "./publish.ts";
import { deleteOldRounds } from "./round-store.ts";
import { getVirtualRound } from "./routes/get-virtual-round.ts";
import { listVirtualChannels } from "./routes/list-virtual-channels.ts";
import { listVirtualResults } from "./routes/list-virtual-results.ts";
import { createSchedule, scheduleLease } from "./schedule.ts";

export { createSchedule } from "./schedule.ts";

/** How often we check which rounds are due: often enough for rounds to appear to start on time. */
const turnEveryMs = 250;
const cleanJob = "virtual-sports-clean-up";
const keepRoundsMs = 7 * 86_400_000;

/** Virtual football, horses, greyhounds and motor races on a schedule; see README.md. */
export function virtualSportsService({ feed }: { feed: SportsFeed }): Service {
  return {
    name: "virtual-sports",
    migrations: new URL("migrations/", import.meta.url),
    streams: virtualTopics,
    routes: (kit) => [listVirtualChannels(kit), getVirtualRound(kit), listVirtualResults(kit)],
    async start(kit: Kit) {
      await kit.jobs.work(cleanJob, () =>
        deleteOldRounds(kit.db, new Date(kit.clock.now().getTime() - keepRoundsMs)),
      );
      await kit.jobs.schedule(cleanJob, "17 * * * *");
      if (kit.config.virtualSports === "off") return async () => {};
      const schedule = createSchedule({ kit, feed });
      let turning: Promise<void> | undefined;
      const timer = setInterval(() => {
        turning ??= schedule
          .turn()
          .catch((error: unknown) => kit.log.warn({ err: error }, "virtual sports did not advance"))
          .finally(() => {
            turning = undefined;
          });
      }, turnEveryMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await turning;
        await scheduleLease.drop(kit.db, kit.heartbeat.serverId, kit.clock.now());
      };
    },
  };
}
