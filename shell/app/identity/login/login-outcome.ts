import {
  LOGIN_CAUSES,
  type LoginCause,
  REQUIRED_ACTIONS,
  type RequiredAction,
} from "@parlour/contracts/enumerations";
import type { ApiError } from "@parlour/web/api/api-error";

/** Why a login failed: one of the causes in the contract, or a failure unrelated to the account. */
export type FailureCause = LoginCause | "OFFLINE" | "RATE_LIMITED" | "UNEXPECTED";

export type ActionRequired = {
  outcome: "ACTION_REQUIRED";
  action: RequiredAction;
  token?: string;
  profileInfo?: { phonePrefix: string; phone: string };
};

export type LoginFailure = {
  outcome: "FAILED";
  cause: FailureCause;
  /** The owner locked the account and can unlock it with a password reset. */
  locked?: true;
  /** The account was closed, by its owner or by an operator. */
  closed?: true;
  /** The name of a required action that the site doesn't know. */
  action?: string;
  remainingAttempts?: number;
  /** How long the account stays blocked, in seconds. */
  remainingBlockingTime?: number;
};

/** Interprets a login response that opened no session. */
export function outcomeOf({ status, errorCode, errors, details }: ApiError): ActionRequired | LoginFailure {
  const limits = {
    ...numberOf(details, "remainingAttempts"),
    ...numberOf(details, "remainingBlockingTime"),
  };
  switch (status) {
    case 428:
      return readAction(details);
    case 401:
      return {
        outcome: "FAILED",
        cause: errors.length > 0 ? "invalid_grant" : knownCause(errorCode),
        ...limits,
        ...(details.status === "LOCKED" && { locked: true as const }),
        ...(details.status === "CLOSED" && { closed: true as const }),
      };
    case 422:
      return { outcome: "FAILED", cause: "VALIDATION_ERROR" };
    case 429:
      return { outcome: "FAILED", cause: "RATE_LIMITED" };
    case 0:
      return { outcome: "FAILED", cause: "OFFLINE" };
    default:
      return { outcome: "FAILED", cause: "UNEXPECTED" };
  }
}

function readAction(details: ApiError["details"]): ActionRequired | LoginFailure {
  const { action, token, profileInfo } = details;
  if (typeof action !== "string") return { outcome: "FAILED", cause: "Precondition Required" };
  if (!isRequiredAction(action)) return { outcome: "FAILED", cause: "UNKNOWN_REQUIRED_ACTION", action };
  return {
    outcome: "ACTION_REQUIRED",
    action,
    ...(typeof token === "string" && { token }),
    ...(isPhone(profileInfo) && { profileInfo }),
  };
}

export function isRequiredAction(action: string): action is RequiredAction {
  return (REQUIRED_ACTIONS as readonly string[]).includes(action);
}

function knownCause(errorCode: string | null): LoginCause {
  return LOGIN_CAUSES.find((cause) => cause === errorCode) ?? "UNKNOWN_ERROR";
}

function isPhone(value: unknown): value is { phonePrefix: string; phone: string } {
  const { phonePrefix, phone } = (value ?? {}) as Record<string, unknown>;
  return typeof phonePrefix === "string" && typeof phone === "string";
}

function numberOf<Name extends string>(details: ApiError["details"], name: Name): { [N in Name]?: number } {
  const value = details[name];
  return (typeof value === "number" ? { [name]: value } : {}) as { [N in Name]?: number };
}
