import type { Service } from "../../../kit/service.ts";
import { claimableMs } from "./mission-rules.ts";
import type { MissionParts } from "./parts.ts";
import { deleteSomeRounds } from "./progress-store.ts";
import { proposedMission } from "./proposed-mission.ts";
import { claimMissionPrize } from "./routes/claim-mission-prize.ts";
import { endMission } from "./routes/end-mission.ts";
import { getOperatorMission } from "./routes/get-operator-mission.ts";
import { listMissions } from "./routes/list-missions.ts";
import { listOperatorMissions } from "./routes/list-operator-missions.ts";
import { saveMission } from "./routes/save-mission.ts";
import { setMissionParticipation } from "./routes/set-mission-participation.ts";

export { countSettledRounds } from "./count-rounds.ts";
export type { MissionParts } from "./parts.ts";
export { seedMission } from "./seed.ts";

const cleanJob = "missions-clean";

/** Missions and daily rewards: players reach a goal within a period and claim its prize. */
export function missionsService(parts: MissionParts): Service {
  return {
    name: "missions",
    migrations: new URL("migrations/", import.meta.url),
    routes: () =>
      [
        listMissions,
        claimMissionPrize,
        setMissionParticipation,
        listOperatorMissions,
        getOperatorMission,
        saveMission,
        endMission,
      ].map((create) => create(parts)),
    start: async (kit) => {
      kit.fourEyes.register(proposedMission(parts));
      await kit.jobs.work(cleanJob, () => deleteOldRounds(parts));
      await kit.jobs.schedule(cleanJob, "37 * * * *");
      return async () => {};
    },
  };
}

/** Deletes rounds that can no longer affect a prize, in short transactions. */
export async function deleteOldRounds({ kit }: Pick<MissionParts, "kit">): Promise<void> {
  const endedBefore = new Date(kit.clock.now().getTime() - claimableMs);
  while (await deleteSomeRounds(kit.db, endedBefore));
}
