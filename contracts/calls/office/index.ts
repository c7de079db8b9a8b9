import type { Call } from "../../call.ts";
import { searchEverything } from "./global-search/search-everything.ts";
import { acceptInvitation } from "./operator/accept-invitation.ts";
import { activateOperatorAuthenticator } from "./operator/activate-operator-authenticator.ts";
import { addOperator } from "./operator/add-operator.ts";
import { changeOperatorAccess } from "./operator/change-operator-access.ts";
import { changeOperatorPassword } from "./operator/change-operator-password.ts";
import { decideProposal } from "./operator/decide-proposal.ts";
import { endOperatorSession } from "./operator/end-operator-session.ts";
import { enrolOperatorAuthenticator } from "./operator/enrol-operator-authenticator.ts";
import { exportAuditEntries } from "./operator/export-audit-entries.ts";
import { getOperator } from "./operator/get-operator.ts";
import { getSystemState } from "./operator/get-system-state.ts";
import { inviteOperator } from "./operator/invite-operator.ts";
import { listAuditEntries } from "./operator/list-audit-entries.ts";
import { listOperatorRoles } from "./operator/list-operator-roles.ts";
import { listOperatorSessions } from "./operator/list-operator-sessions.ts";
import { listOperators } from "./operator/list-operators.ts";
import { listProposals } from "./operator/list-proposals.ts";
import { listSecondPersonChanges } from "./operator/list-second-person-changes.ts";
import { listSecondPersonRules } from "./operator/list-second-person-rules.ts";
import { logInOperator } from "./operator/log-in-operator.ts";
import { logOutOperator } from "./operator/log-out-operator.ts";
import { proposeChange } from "./operator/propose-change.ts";
import { renewOperatorRecoveryCodes } from "./operator/renew-operator-recovery-codes.ts";
import { requestOperatorPasswordReset } from "./operator/request-operator-password-reset.ts";
import { resetOperatorPassword } from "./operator/reset-operator-password.ts";
import { retryJob } from "./operator/retry-job.ts";
import { verifyAuditLog } from "./operator/verify-audit-log.ts";
import { claimQueueItem } from "./operator-queues/claim-queue-item.ts";
import { countQueues } from "./operator-queues/count-queues.ts";
import { getAutomaticDecisions } from "./operator-queues/get-automatic-decisions.ts";
import { holdAutomaticDecisions } from "./operator-queues/hold-automatic-decisions.ts";
import { listAlerts } from "./operator-queues/list-alerts.ts";
import { listQueueClaims } from "./operator-queues/list-queue-claims.ts";
import { releaseQueueItem } from "./operator-queues/release-queue-item.ts";
import { getPartnerPlayer } from "./partner-api/get-partner-player.ts";
import { issueApiSecret } from "./partner-api/issue-api-secret.ts";
import { listApiKeys } from "./partner-api/list-api-keys.ts";
import { listPartnerDays } from "./partner-api/list-partner-days.ts";
import { listPartnerPayments } from "./partner-api/list-partner-payments.ts";
import { listPartnerPlayers } from "./partner-api/list-partner-players.ts";
import { revokeApiKey } from "./partner-api/revoke-api-key.ts";
import { deletePlayerSegment } from "./player-directory/delete-player-segment.ts";
import { exportPlayers } from "./player-directory/export-players.ts";
import { getPlayerSummary } from "./player-directory/get-player-summary.ts";
import { listPlayerSegments } from "./player-directory/list-player-segments.ts";
import { listPlayers } from "./player-directory/list-players.ts";
import { messagePlayers } from "./player-directory/message-players.ts";
import { savePlayerSegment } from "./player-directory/save-player-segment.ts";
import { tagPlayers } from "./player-directory/tag-players.ts";
import { changeProvider } from "./providers/change-provider.ts";
import { collectProviderKey } from "./providers/collect-provider-key.ts";
import { getProvider } from "./providers/get-provider.ts";
import { listProviders } from "./providers/list-providers.ts";
import { testProvider } from "./providers/test-provider.ts";
import { downloadRegulatorExport } from "./regulator-exports/download-regulator-export.ts";
import { listRegulatorExports } from "./regulator-exports/list-regulator-exports.ts";
import { requestRegulatorExport } from "./regulator-exports/request-regulator-export.ts";
import { checkReports } from "./reports/check-reports.ts";
import { exportReport } from "./reports/export-report.ts";
import { getOverview } from "./reports/get-overview.ts";
import { getReport } from "./reports/get-report.ts";
import { listBonusUse } from "./reports/list-bonus-use.ts";
import { listReportPostings } from "./reports/list-report-postings.ts";
import { rebuildReports } from "./reports/rebuild-reports.ts";
import { deleteSavedReport } from "./saved-reports/delete-saved-report.ts";
import { listReportSendings } from "./saved-reports/list-report-sendings.ts";
import { listSavedReports } from "./saved-reports/list-saved-reports.ts";
import { saveReport } from "./saved-reports/save-report.ts";
import { scheduleReport } from "./saved-reports/schedule-report.ts";
import { changeWebhookState } from "./webhooks/change-webhook-state.ts";
import { issueWebhookSecret } from "./webhooks/issue-webhook-secret.ts";
import { listWebhookDeliveries } from "./webhooks/list-webhook-deliveries.ts";
import { listWebhooks } from "./webhooks/list-webhooks.ts";
import { replayWebhook } from "./webhooks/replay-webhook.ts";
import { testWebhook } from "./webhooks/test-webhook.ts";

export const officeCalls: readonly Call[] = [
  searchEverything,
  deletePlayerSegment,
  exportPlayers,
  getPlayerSummary,
  listPlayerSegments,
  listPlayers,
  messagePlayers,
  savePlayerSegment,
  tagPlayers,
  claimQueueItem,
  countQueues,
  getAutomaticDecisions,
  holdAutomaticDecisions,
  listAlerts,
  listQueueClaims,
  releaseQueueItem,
  acceptInvitation,
  activateOperatorAuthenticator,
  addOperator,
  changeOperatorAccess,
  changeOperatorPassword,
  decideProposal,
  endOperatorSession,
  enrolOperatorAuthenticator,
  exportAuditEntries,
  getOperator,
  getSystemState,
  inviteOperator,
  listAuditEntries,
  listOperatorRoles,
  listOperatorSessions,
  listOperators,
  listProposals,
  listSecondPersonChanges,
  listSecondPersonRules,
  logInOperator,
  logOutOperator,
  proposeChange,
  renewOperatorRecoveryCodes,
  requestOperatorPasswordReset,
  resetOperatorPassword,
  retryJob,
  verifyAuditLog,
  checkReports,
  exportReport,
  getOverview,
  getReport,
  listBonusUse,
  listReportPostings,
  rebuildReports,
  downloadRegulatorExport,
  listRegulatorExports,
  requestRegulatorExport,
  deleteSavedReport,
  listReportSendings,
  listSavedReports,
  saveReport,
  scheduleReport,
  getPartnerPlayer,
  issueApiSecret,
  listApiKeys,
  listPartnerDays,
  listPartnerPayments,
  listPartnerPlayers,
  revokeApiKey,
  changeProvider,
  getProvider,
  listProviders,
  collectProviderKey,
  testProvider,
  changeWebhookState,
  issueWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  testWebhook,
];
