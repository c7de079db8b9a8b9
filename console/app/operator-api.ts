import { acceptInvitation as acceptInvitationCall } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { client } from "@parlour/web/api/client";

export const fetchOperator = client(getOperator);
export const signIn = client(logInOperator);
export const acceptInvitation = client(acceptInvitationCall);
export const signOut = client(logOutOperator);
export const enrolAuthenticator = client(enrolOperatorAuthenticator);
export const activateAuthenticator = client(activateOperatorAuthenticator);

export type SignedInOperator = Awaited<ReturnType<typeof fetchOperator>>;
