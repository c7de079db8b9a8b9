import type { Service } from "../../../kit/service.ts";
import { closeLeaderboards, deleteOldRounds } from "./close-leaderboards.ts";
import type { LeaderboardParts } from "./parts.ts";
import { payPrizes } from "./pay-prizes.ts";
import { proposedLeaderboard } from "./proposed-leaderboard.ts";
import { cancelLeaderboard } from "./routes/cancel-leaderboard.ts";
import { getLeaderboard } from "./routes/get-leaderboard.ts";
import { listLeaderboardWinners } from "./routes/list-leaderboard-winners.ts";
import { listLeaderboards } from "./routes/list-leaderboards.ts";
import { listOperatorLeaderboards } from "./routes/list-operator-leaderboards.ts";
import { saveLeaderboard } from "./routes/save-leaderboard.ts";

export { closeLeaderboards, deleteOldRounds } from "./close-leaderboards.ts";
export { countSettledRounds } from "./count-rounds.ts";
export { leaderboardAlerts } from "./leaderboard-alerts.ts";
export { createLeaderboardSubjects } from "./leaderboard-subjects.ts";
export type { LeaderboardParts } from "./parts.ts";
export { payPrizes } from "./pay-prizes.ts";
export { seedLeaderboard } from "./seed.ts";

const closeJob = "leaderboards-close";
const cleanJob = "leaderboards-clean";

/** Leaderboards: players are ranked by their play over a period, and the best ones win prizes. */
export function leaderboardsService(parts: LeaderboardParts): Service {
  return {
    name: "leaderboards",
    migrations: new URL("migrations/", import.meta.url),
    routes: () =>
      [
        listLeaderboards,
        getLeaderboard,
        listOperatorLeaderboards,
        listLeaderboardWinners,
        saveLeaderboard,
        cancelLeaderboard,
      ].map((create) => create(parts)),
    start: async (kit) => {
      kit.fourEyes.register(proposedLeaderboard(kit));
      await kit.jobs.work(closeJob, async () => {
        await closeLeaderboards(parts);
        await payPrizes(parts);
      });
      await kit.jobs.schedule(closeJob, "* * * * *");
      await kit.jobs.work(cleanJob, () => deleteOldRounds(kit));
      await kit.jobs.schedule(cleanJob, "17 * * * *");
      return async () => {};
    },
  };
}
