import { addDays } from "@parlour/rules/calendar-day";
import type { Service } from "../../../kit/service.ts";
import { findPlayerOfCase } from "./case-store.ts";
import { subscribeToDuplicates } from "./find-duplicates.ts";
import { reopenDueCases } from "./follow-up.ts";
import type { HarmParts } from "./parts.ts";
import { addHarmCaseStep } from "./routes/add-harm-case-step.ts";
import { closeHarmCase } from "./routes/close-harm-case.ts";
import { getPlayerHarm } from "./routes/get-player-harm.ts";
import { listHarmCaseSteps } from "./routes/list-harm-case-steps.ts";
import { listHarmCases } from "./routes/list-harm-cases.ts";
import { scorePlayers } from "./score-players.ts";
import { deleteOldScores, startProgress } from "./score-store.ts";

export { countOpenHarmCases } from "./case-store.ts";
export { reopenDueCases } from "./follow-up.ts";
export { readHarmRisk } from "./read-risk.ts";
export { reportFinding } from "./report-finding.ts";
export { scoreDays, scorePlayers } from "./score-players.ts";

const job = "harm-scores";
const keepDays = 400;

/** Detects markers of harm: it scores each active player daily and opens cases for operators. */
export function harmCasesService(ports: Omit<HarmParts, "kit">): Service {
  return {
    name: "harm-cases",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [
        listHarmCases(parts),
        listHarmCaseSteps(parts),
        addHarmCaseStep(parts),
        closeHarmCase(parts),
        getPlayerHarm(parts),
      ];
    },
    itemPlayers: (kit) => ({ "harm-cases": (id) => findPlayerOfCase(kit.db, id) }),
    async start(kit) {
      const parts = { ...ports, kit };
      await startProgress(kit.db);
      await subscribeToDuplicates(parts);
      await kit.jobs.work(job, async () => {
        await scorePlayers(parts);
        await reopenDueCases(parts);
        await deleteOldScores(kit.db, addDays(kit.clock.now().toISOString().slice(0, 10), -keepDays));
      });
      await kit.jobs.schedule(job, "*/15 * * * *");
      return async () => {};
    },
  };
}
