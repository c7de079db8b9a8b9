import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { FailureCause, LoginFailure } from "./login-outcome.ts";

/** Every cause of a login failure has its own message. */
const byCause: Readonly<Record<FailureCause, MessageKey>> = {
  blocked: "identity.causeBlocked",
  DISABLED_PROFILE: "identity.causeDisabled",
  invalid_grant: "identity.causeInvalidGrant",
  invalid_grant_captcha_enforcement: "identity.causeCaptcha",
  INVALID_REQUIRED_ACTION_DETAILS: "identity.causeActionDetails",
  "mfa_required:PIN_CODE": "identity.causePin",
  "mfa_required:SMS": "identity.causeSms",
  "mfa_required:TWO_FACTOR_AUTHENTICATION": "identity.causeTwoFactor",
  "Precondition Required": "identity.causePrecondition",
  UNKNOWN_ERROR: "identity.causeUnknown",
  UNKNOWN_REQUIRED_ACTION: "identity.causeUnknownAction",
  VALIDATION_ERROR: "identity.causeValidation",
  VERIFICATION_BLOCKED: "identity.causeVerificationBlocked",
  OFFLINE: "identity.offline",
  RATE_LIMITED: "identity.rateLimited",
  UNEXPECTED: "identity.unexpected",
};

export function causeMessage(
  t: Translate,
  { cause, locked, closed, action = "", remainingBlockingTime = 900 }: LoginFailure,
): string {
  const minutes = Math.max(1, Math.ceil(remainingBlockingTime / 60));
  if (locked) return t("identity.causeLocked");
  if (closed) return t("identity.causeClosed");
  return t(byCause[cause], { action, minutes });
}
