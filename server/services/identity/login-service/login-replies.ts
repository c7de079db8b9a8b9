import type { Answer } from "@parlour/contracts/call";
import type { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import type { EnforcementMethod } from "@parlour/contracts/enumerations";
import type { ErrorCode } from "@parlour/contracts/errors";
import { maskPhone } from "@parlour/rules/phone-mask";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { SetCookie } from "../../../kit/service.ts";
import { type Attempt, found } from "./attempt.ts";
import type { FinalState } from "./login-machine.ts";

const causes: Partial<Record<FinalState, ErrorCode>> = {
  addressLimited: "RATE_LIMITED",
  overloaded: "OVERLOADED",
  locked: "blocked",
  captchaAsked: "invalid_grant_captcha_enforcement",
  wrongCredentials: "invalid_grant",
  disabled: "DISABLED_PROFILE",
  verificationBlocked: "VERIFICATION_BLOCKED",
  actionRefused: "INVALID_REQUIRED_ACTION_DETAILS",
};

/** Returns the error code of a login that ends in this state, unless it succeeds or has invalid fields. */
export function causeOf(state: FinalState, factor: EnforcementMethod | undefined): ErrorCode | undefined {
  return state === "factorAsked" ? `mfa_required:${found(factor)}` : causes[state];
}

/** The response of a login. Both calls that open a session use the same responses. */
type LoginReply = {
  reply: true;
  status: 200 | 428;
  body: Answer<typeof logIn>;
  cookies?: readonly SetCookie[];
};

export function toLoginReply(state: FinalState, attempt: Attempt): LoginReply | Refusal {
  switch (state) {
    case "signedIn": {
      const { answer, cookie } = found(attempt.signedIn);
      return { reply: true, status: 200, body: answer, cookies: [cookie] };
    }
    case "actionRequired":
      return { reply: true, status: 428, body: actionAnswer(attempt) };
    case "valueRefused":
      return refuseFields(found(attempt.wrongFields));
    // Wrong credentials are the only login error that is returned as a list. An unknown account gets the same
    // response.
    case "wrongCredentials":
      return { refusal: true, status: 401, body: { errors: [{ code: "invalid_grant" }] } };
    case "disabled":
      // Only someone with the correct credentials is told that the owner has locked the account, or that it
      // is closed.
      return refuse("DISABLED_PROFILE", publicStatus(attempt.player?.status));
    case "factorAsked":
      return refuse(found(causeOf(state, attempt.factor)), remaining(attempt));
    case "locked":
    case "verificationBlocked":
      return refuse(found(causes[state]), { remainingBlockingTime: attempt.retryAfterSeconds ?? 0 });
    case "addressLimited":
    case "overloaded":
      return {
        ...refuse(found(causes[state])),
        headers: { "retry-after": String(Math.max(1, attempt.retryAfterSeconds ?? 1)) },
      };
    default:
      return refuse(found(causes[state]));
  }
}

function publicStatus(status: string | undefined): { status?: string } {
  return status === "LOCKED" || status === "CLOSED" ? { status } : {};
}

function actionAnswer(attempt: Attempt) {
  const player = found(attempt.player);
  const { action, token } = found(attempt.waiting);
  if (action !== "forcePhoneNumberReset") return { action, token };
  return { action, token, profileInfo: { phonePrefix: player.phonePrefix, phone: maskPhone(player.phone) } };
}

function remaining({ remainingAttempts }: Attempt): Record<string, number> {
  return remainingAttempts === undefined ? {} : { remainingAttempts };
}
