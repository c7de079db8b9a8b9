import { acceptInvitation as acceptInvitationCall } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { renewOperatorRecoveryCodes } from "@parlour/contracts/calls/office/operator/renew-operator-recovery-codes";
import { requestOperatorPasswordReset } from "@parlour/contracts/calls/office/operator/request-operator-password-reset";
import { resetOperatorPassword } from "@parlour/contracts/calls/office/operator/reset-operator-password";
import { callResource } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";

export const fetchOperator = client(getOperator);
/** The operator's own account and roles, which can change during a session. */
export const operatorResource = callResource(getOperator, {});
export const signIn = client(logInOperator);
export const acceptInvitation = client(acceptInvitationCall);
export const requestPasswordReset = client(requestOperatorPasswordReset);
export const resetPassword = client(resetOperatorPassword);
export const signOut = client(logOutOperator);
export const enrolAuthenticator = client(enrolOperatorAuthenticator);
export const activateAuthenticator = client(activateOperatorAuthenticator);
export const renewRecoveryCodes = client(renewOperatorRecoveryCodes);

export type SignedInOperator = Awaited<ReturnType<typeof fetchOperator>>;
