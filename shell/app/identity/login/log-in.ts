import { completeRequiredAction } from "@parlour/contracts/calls/identity/login-service/complete-required-action";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { logInByPasskey } from "@parlour/contracts/calls/identity/login-service/log-in-by-passkey";
import { requestPasskeyLogin } from "@parlour/contracts/calls/identity/login-service/request-passkey-login";
import type { LoginSuccess } from "@parlour/contracts/entities/login";
import type { EnforcementMethod, RequiredAction } from "@parlour/contracts/enumerations";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { getDeviceId } from "../../parts/local-memory.ts";
import { type ActionRequired, type LoginFailure, outcomeOf } from "./login-outcome.ts";
import { choosePasskey } from "./passkey-browser.ts";

export type LoginOutcome = { outcome: "SUCCESS"; answer: LoginSuccess } | ActionRequired | LoginFailure;

type Proofs = {
  captchaToken?: string | undefined;
  factor?: { method: EnforcementMethod; code: string } | undefined;
};

const sendLogin = client(logIn);
const sendAction = client(completeRequiredAction);
const askPasskey = client(requestPasskeyLogin);
const sendPasskey = client(logInByPasskey);

export async function tryLogIn(
  credentials: { username: string; password: string; rememberMe: boolean },
  { captchaToken, factor }: Proofs = {},
): Promise<LoginOutcome> {
  const headers = {
    ...(captchaToken && { "x-captcha-token": captchaToken }),
    ...(factor && { "x-mfa-code": factor.code, "x-enforcement-method": factor.method }),
  };
  return await outcome(() => sendLogin({ headers, body: { ...credentials, deviceId: getDeviceId() } }));
}

/** Logs in with a passkey. Throws if the player cancels the browser's dialog. */
export async function tryPasskeyLogIn(): Promise<LoginOutcome> {
  const assertion = await choosePasskey(await askPasskey());
  return await outcome(() => sendPasskey({ body: { ...assertion, deviceId: getDeviceId() } }));
}

export type ActionDetails = {
  token: string;
  password?: string;
  pinCode?: string;
  phonePrefix?: string;
  phone?: string;
};

/** Completes a required action. Throws field errors, so that the form can show them. */
export async function tryRequiredAction(action: RequiredAction, body: ActionDetails): Promise<LoginOutcome> {
  return await outcome(() => sendAction({ params: { action }, body }), [422]);
}

async function outcome(
  send: () => Promise<LoginSuccess>,
  thrownStatuses: readonly number[] = [],
): Promise<LoginOutcome> {
  try {
    return { outcome: "SUCCESS", answer: await send() };
  } catch (error) {
    if (!(error instanceof ApiError) || thrownStatuses.includes(error.status)) throw error;
    return outcomeOf(error);
  }
}
