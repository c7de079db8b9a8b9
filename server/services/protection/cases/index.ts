import { addDays } from "@parlour/rules/calendar-day";
import type { Cases } from "../../../kit/ports/cases.ts";
import type { Service } from "../../../kit/service.ts";
import { subscribeToRules } from "./apply-rules.ts";
import { findPlayerOfCase, holdsWithdrawals, listOpenRiskCases } from "./case-store.ts";
import { subscribeToDuplicates } from "./find-duplicates.ts";
import { reopenDueCases } from "./follow-up.ts";
import type { CaseParts } from "./parts.ts";
import { policyChange } from "./policy-change.ts";
import { addCaseEvidence } from "./routes/add-case-evidence.ts";
import { addCaseStep } from "./routes/add-case-step.ts";
import { addCaseTask } from "./routes/add-case-task.ts";
import { addHarmCaseStep } from "./routes/add-harm-case-step.ts";
import { closeCase } from "./routes/close-case.ts";
import { closeHarmCase } from "./routes/close-harm-case.ts";
import { completeCaseTask } from "./routes/complete-case-task.ts";
import { decideCaseHold } from "./routes/decide-case-hold.ts";
import { downloadCaseReport } from "./routes/download-case-report.ts";
import { getCase } from "./routes/get-case.ts";
import { getCasePolicy } from "./routes/get-case-policy.ts";
import { getPlayerHarm } from "./routes/get-player-harm.ts";
import { listCaseEvidence } from "./routes/list-case-evidence.ts";
import { listCasePolicyChanges } from "./routes/list-case-policy-changes.ts";
import { listCaseSteps } from "./routes/list-case-steps.ts";
import { listCases } from "./routes/list-cases.ts";
import { listHarmCaseSteps } from "./routes/list-harm-case-steps.ts";
import { listHarmCases } from "./routes/list-harm-cases.ts";
import { listPlayerCases } from "./routes/list-player-cases.ts";
import { openCase } from "./routes/open-case.ts";
import { writeCaseReport } from "./routes/write-case-report.ts";
import { scorePlayers } from "./score-players.ts";
import { deleteOldScores, startProgress } from "./score-store.ts";

export { applyCaseRules } from "./apply-rules.ts";
export { countOpenCases, listOpenCasesOf } from "./case-store.ts";
export { reopenDueCases } from "./follow-up.ts";
export { listCaseStates, listFoundBonuses } from "./found-bonuses.ts";
export { openByOperator } from "./open-by-operator.ts";
export type { RuleSources } from "./parts.ts";
export { readHarmRisk } from "./read-risk.ts";
export { reportFinding } from "./report-finding.ts";
export { scoreDays, scorePlayers } from "./score-players.ts";

const job = "harm-scores";
const keepDays = 400;

export const cases: Cases = { holdsWithdrawals, listOpenRiskCases };

/**
 * The operators' cases: harm, money laundering, fraud, chargebacks and complaints. Rules open them, based on the daily
 * score of the markers of harm, on possible duplicate accounts, and on payments and bonuses.
 */
export function casesService(ports: Omit<CaseParts, "kit">): Service {
  return {
    name: "cases",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [
        listHarmCases,
        listHarmCaseSteps,
        addHarmCaseStep,
        closeHarmCase,
        getPlayerHarm,
        listCases,
        getCase,
        listCaseEvidence,
        listCaseSteps,
        listPlayerCases,
        openCase,
        addCaseStep,
        addCaseEvidence,
        addCaseTask,
        completeCaseTask,
        decideCaseHold,
        writeCaseReport,
        downloadCaseReport,
        closeCase,
        getCasePolicy,
        listCasePolicyChanges,
      ].map((create) => create(parts));
    },
    itemPlayers: (kit) => {
      const find = (id: string) => findPlayerOfCase(kit.db, id);
      return { cases: find, "harm-cases": find };
    },
    async start(kit) {
      const parts = { ...ports, kit };
      kit.fourEyes.register(policyChange);
      await startProgress(kit.db);
      await subscribeToDuplicates(parts);
      await subscribeToRules(parts);
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
