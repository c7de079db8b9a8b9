import type { Call } from "../../call.ts";
import { closeAccount } from "./account-closing/close-account.ts";
import { getAccountClosing } from "./account-closing/get-account-closing.ts";
import { getPlayerClosing } from "./account-closing/get-player-closing.ts";
import { addCaseEvidence } from "./cases/add-case-evidence.ts";
import { addCaseStep } from "./cases/add-case-step.ts";
import { addCaseTask } from "./cases/add-case-task.ts";
import { addHarmCaseStep } from "./cases/add-harm-case-step.ts";
import { closeCase } from "./cases/close-case.ts";
import { closeHarmCase } from "./cases/close-harm-case.ts";
import { completeCaseTask } from "./cases/complete-case-task.ts";
import { decideCaseHold } from "./cases/decide-case-hold.ts";
import { downloadCaseReport } from "./cases/download-case-report.ts";
import { getCase } from "./cases/get-case.ts";
import { getCasePolicy } from "./cases/get-case-policy.ts";
import { getPlayerHarm } from "./cases/get-player-harm.ts";
import { listCaseEvidence } from "./cases/list-case-evidence.ts";
import { listCasePolicyChanges } from "./cases/list-case-policy-changes.ts";
import { listCaseSteps } from "./cases/list-case-steps.ts";
import { listCases } from "./cases/list-cases.ts";
import { listHarmCaseSteps } from "./cases/list-harm-case-steps.ts";
import { listHarmCases } from "./cases/list-harm-cases.ts";
import { listPlayerCases } from "./cases/list-player-cases.ts";
import { openCase } from "./cases/open-case.ts";
import { writeCaseReport } from "./cases/write-case-report.ts";
import { changeJurisdiction } from "./jurisdictions/change-jurisdiction.ts";
import { listJurisdictionChanges } from "./jurisdictions/list-jurisdiction-changes.ts";
import { listJurisdictions } from "./jurisdictions/list-jurisdictions.ts";
import { undoJurisdictionChange } from "./jurisdictions/undo-jurisdiction-change.ts";
import { acknowledgeRealityCheck } from "./player-protection/acknowledge-reality-check.ts";
import { askToReturn } from "./player-protection/ask-to-return.ts";
import { confirmLimitReview } from "./player-protection/confirm-limit-review.ts";
import { confirmProtectionLimit } from "./player-protection/confirm-protection-limit.ts";
import { getLimitsAndBreaks } from "./player-protection/get-limits-and-breaks.ts";
import { getRealityCheck } from "./player-protection/get-reality-check.ts";
import { listBreaks } from "./player-protection/list-breaks.ts";
import { listProtectionLimits } from "./player-protection/list-protection-limits.ts";
import { setOperatorLimit } from "./player-protection/set-operator-limit.ts";
import { setProtectionLimit } from "./player-protection/set-protection-limit.ts";
import { setRealityCheck } from "./player-protection/set-reality-check.ts";
import { startBreak } from "./player-protection/start-break.ts";
import { startPlayerBreak } from "./player-protection/start-player-break.ts";
import { downloadPlayerStatement } from "./statements/download-player-statement.ts";
import { downloadStatement } from "./statements/download-statement.ts";
import { exportPlayerStatement } from "./statements/export-player-statement.ts";
import { exportStatement } from "./statements/export-statement.ts";
import { getPlayerStatement } from "./statements/get-player-statement.ts";
import { getStatement } from "./statements/get-statement.ts";

export const protectionCalls: readonly Call[] = [
  changeJurisdiction,
  listJurisdictionChanges,
  listJurisdictions,
  undoJurisdictionChange,
  listProtectionLimits,
  setProtectionLimit,
  confirmProtectionLimit,
  confirmLimitReview,
  listBreaks,
  startBreak,
  askToReturn,
  getLimitsAndBreaks,
  setOperatorLimit,
  startPlayerBreak,
  getRealityCheck,
  setRealityCheck,
  acknowledgeRealityCheck,
  getStatement,
  exportStatement,
  downloadStatement,
  getPlayerStatement,
  exportPlayerStatement,
  downloadPlayerStatement,
  getAccountClosing,
  closeAccount,
  getPlayerClosing,
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
];
