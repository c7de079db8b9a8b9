import type { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import type { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import type { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import type { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import type { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { client } from "@parlour/web/api/client";

export const askWhoIAm = client<typeof getOperator>("GET", "/services/operator/v1/me");
export const signIn = client<typeof logInOperator>("POST", "/services/operator/v1/login");
export const signOut = client<typeof logOutOperator>("POST", "/services/operator/v1/logout");
export const enrolAuthenticator = client<typeof enrolOperatorAuthenticator>(
  "POST",
  "/services/operator/v1/me/authenticator",
);
export const activateAuthenticator = client<typeof activateOperatorAuthenticator>(
  "PUT",
  "/services/operator/v1/me/authenticator",
);

export type Me = Awaited<ReturnType<typeof askWhoIAm>>;
