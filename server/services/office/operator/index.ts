import type { Captcha } from "../../../kit/ports/captcha.ts";
import type { NewPasswords } from "../../../kit/ports/new-passwords.ts";
import { scheduleResealing } from "../../../kit/schedule-resealing.ts";
import type { Service } from "../../../kit/service.ts";
import { createAuditTrail } from "./audit/audit-trail.ts";
import { verifyChain } from "./audit/verify-chain.ts";
import { authoriseOperator } from "./authorise-operator.ts";
import { readRule } from "./policy/rule-store.ts";
import { authenticatorRemoval } from "./proposals/authenticator-removal.ts";
import { brandLimit } from "./proposals/brand-limit.ts";
import { deletedRole, savedRole } from "./proposals/custom-role.ts";
import { enabledOperator } from "./proposals/enabled-operator.ts";
import { policyChange } from "./proposals/policy-change.ts";
import { roleChange } from "./proposals/role-change.ts";
import { acceptInvitation } from "./routes/accept-invitation.ts";
import { activateOperatorAuthenticator } from "./routes/activate-operator-authenticator.ts";
import { addOperator } from "./routes/add-operator.ts";
import { changeOperatorAccess, type TakeBackHandovers } from "./routes/change-operator-access.ts";
import { changeOperatorPassword } from "./routes/change-operator-password.ts";
import { decideProposal } from "./routes/decide-proposal.ts";
import { endOperatorSession } from "./routes/end-operator-session.ts";
import { enrolOperatorAuthenticator } from "./routes/enrol-operator-authenticator.ts";
import { exportAuditEntries } from "./routes/export-audit-entries.ts";
import { getOperator } from "./routes/get-operator.ts";
import { getSystemState } from "./routes/get-system-state.ts";
import { inviteOperator } from "./routes/invite-operator.ts";
import { listAuditEntries } from "./routes/list-audit-entries.ts";
import { listOperatorRoles } from "./routes/list-operator-roles.ts";
import { listOperatorSessions } from "./routes/list-operator-sessions.ts";
import { listOperators } from "./routes/list-operators.ts";
import { listProposals } from "./routes/list-proposals.ts";
import { listSecondPersonChanges } from "./routes/list-second-person-changes.ts";
import { listSecondPersonRules } from "./routes/list-second-person-rules.ts";
import { logInOperator } from "./routes/log-in-operator.ts";
import { logOutOperator } from "./routes/log-out-operator.ts";
import { proposeChange } from "./routes/propose-change.ts";
import { renewOperatorRecoveryCodes } from "./routes/renew-operator-recovery-codes.ts";
import { requestOperatorPasswordReset } from "./routes/request-operator-password-reset.ts";
import { resetOperatorPassword } from "./routes/reset-operator-password.ts";
import { retryJob } from "./routes/retry-job.ts";
import { verifyAuditLog } from "./routes/verify-audit-log.ts";

export { addFirstOperator } from "./add-first-operator.ts";
export { createOperator } from "./create-operator.ts";
export { createOperatorAccounts } from "./operator-accounts.ts";
export { operatorAlerts } from "./operator-alerts.ts";
export { countDecidable } from "./proposals/decidable-kinds.ts";
export { createAuditTrail, verifyChain };

/** The part of the service that command-line tools use: its tables and the audit log. */
export const operatorRecords: Service = {
  name: "operator",
  migrations: new URL("migrations/", import.meta.url),
  auditTrail: createAuditTrail,
  routes: () => [],
};

type OperatorNeeds = { captcha: Captcha; newPasswords: NewPasswords; takeBackHandovers: TakeBackHandovers };

/** Manages operators: their accounts, their rights and the log of their actions. */
export function operatorService({ captcha, newPasswords, takeBackHandovers }: OperatorNeeds): Service {
  return {
    ...operatorRecords,
    authoriseOperator,
    routes(kit) {
      const trail = createAuditTrail(kit);
      return [
        logInOperator(kit, trail, captcha),
        logOutOperator(kit, trail),
        acceptInvitation(kit, trail, newPasswords),
        requestOperatorPasswordReset(kit, trail),
        resetOperatorPassword(kit, trail, newPasswords),
        getOperator(kit),
        changeOperatorPassword(kit, newPasswords),
        enrolOperatorAuthenticator(kit),
        activateOperatorAuthenticator(kit),
        renewOperatorRecoveryCodes(kit),
        listOperators(kit),
        addOperator(kit),
        inviteOperator(kit),
        changeOperatorAccess(kit, takeBackHandovers),
        listOperatorSessions(kit),
        endOperatorSession(kit),
        listAuditEntries(kit),
        exportAuditEntries(kit),
        verifyAuditLog(kit),
        proposeChange(kit),
        listProposals(kit),
        decideProposal(kit),
        listSecondPersonRules(kit),
        listSecondPersonChanges(kit),
        listOperatorRoles(kit),
        getSystemState(kit),
        retryJob(kit),
      ];
    },
    async start(kit) {
      for (const table of ["operator_authenticators", "operator_authenticator_changes"]) {
        await scheduleResealing(kit, {
          table,
          keys: ["operator_id"],
          column: "secret",
          purpose: "operator authenticators",
        });
      }
      kit.fourEyes.usePolicy(readRule);
      kit.fourEyes.register(roleChange(kit));
      kit.fourEyes.register(savedRole(kit));
      kit.fourEyes.register(deletedRole(kit));
      kit.fourEyes.register(policyChange(kit.fourEyes));
      kit.fourEyes.register(brandLimit(kit));
      kit.fourEyes.register(authenticatorRemoval(kit));
      kit.fourEyes.register(enabledOperator());
      return async () => {};
    },
  };
}
