import type { ApiError } from "@parlour/web/api/api-error";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

/** The message for each field error code, which says how to correct the input. */
const byCode: Readonly<Record<string, MessageKey>> = {
  REQUIRED: "identity.required",
  INVALID_FORMAT: "identity.invalidFormat",
  INVALID_VALUE: "identity.invalidValue",
  TOO_SHORT: "identity.tooShort",
  TOO_LONG: "identity.tooLong",
  EMAIL_TAKEN: "identity.emailTaken",
  NICKNAME_TAKEN: "identity.nicknameTaken",
  NICKNAME_RESERVED: "identity.nicknameReserved",
  PHONE_INVALID: "identity.phoneInvalid",
  UNDERAGE: "identity.underage",
  TERMS_NOT_ACCEPTED: "identity.termsNotAccepted",
  PASSWORD_TOO_WEAK: "identity.passwordTooWeak",
  PASSWORD_BREACHED: "identity.passwordBreached",
  PASSWORD_WRONG: "identity.passwordWrong",
  PIN_TOO_SIMPLE: "identity.pinTooSimple",
  UNCHANGED: "identity.unchanged",
  UNKNOWN_CURRENCY: "identity.invalidValue",
  UNKNOWN_COUNTRY: "identity.invalidValue",
  UNKNOWN_SUBDIVISION: "identity.invalidValue",
  UNKNOWN_LANGUAGE: "identity.invalidValue",
};

/**
 * The server's errors by the form's field names. Errors of other fields are listed under `other`, so that
 * none is hidden.
 */
export function fieldMessages<Name extends string>(
  t: Translate,
  error: ApiError,
  names: Readonly<Record<string, Name>>,
): { fields: Partial<Record<Name, string>>; other: string | undefined } {
  const fields: Partial<Record<Name, string>> = {};
  let other: string | undefined;
  for (const { code, field = "" } of error.errors) {
    const name = names[field];
    const message = t(byCode[code] ?? "identity.invalidValue");
    if (name === undefined) other = message;
    else fields[name] ??= message;
  }
  return { fields, other };
}
