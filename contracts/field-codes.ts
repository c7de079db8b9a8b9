import type { ZodError } from "zod";

/** Every code of `{errors: [{code, field}]}`, the response to invalid fields, with its meaning. */
export const fieldCodes = {
  REQUIRED: "The field is missing or empty.",
  INVALID_TYPE: "The field has the wrong JSON type.",
  INVALID_FORMAT: "The text does not have the required format.",
  INVALID_VALUE: "The value is not allowed.",
  TOO_SHORT: "The text or list is too short.",
  TOO_LONG: "The text or list is too long.",
  TOO_SMALL: "The number is too small.",
  TOO_LARGE: "The number is too large.",
  UNKNOWN_FIELD: "The call has no such field.",

  EMAIL_TAKEN: "Another player has this e-mail address.",
  NAME_TAKEN: "Something else has this name.",
  NICKNAME_TAKEN: "Another player has this nickname.",
  NICKNAME_RESERVED: "The nickname is reserved, or its letters imitate another one.",
  CREDIT_CARD_NOT_ALLOWED: "The jurisdiction does not allow deposits by credit card.",
  PHONE_INVALID: "The phone number is not valid.",
  UNDERAGE: "The player is younger than the jurisdiction allows.",
  TERMS_NOT_ACCEPTED: "The terms must be accepted.",
  PASSWORD_TOO_WEAK: "The password is too easy to guess.",
  PASSWORD_BREACHED: "The password is known from breaches elsewhere.",
  PASSWORD_WRONG: "The current password is wrong.",
  PIN_TOO_SIMPLE: "The PIN is four equal digits or a sequence.",
  PIN_WRONG: "The PIN code is wrong.",
  UNCHANGED: "The new value is the same as the old one.",

  AMOUNT_NOT_POSITIVE: "The amount is not above zero.",
  AMOUNT_TOO_PRECISE: "The amount is finer than the currency's precision.",
  BELOW_MINIMUM: "The amount is below the method's minimum.",
  ABOVE_MAXIMUM: "The amount is above the method's maximum.",
  UNKNOWN_CURRENCY: "The currency is not one of the site's.",
  UNKNOWN_COUNTRY: "There is no such country.",
  UNKNOWN_SUBDIVISION: "The country has no such subdivision.",
  UNKNOWN_LANGUAGE: "The site is not published in this language.",
  LOW_CONTRAST: "The colour does not contrast enough with its background.",
  HOST_TAKEN: "Another brand has this host name.",
} as const satisfies Record<string, string>;

export type FieldCode = keyof typeof fieldCodes;
export type FieldError = { code: FieldCode; field: string };

type Issue = ZodError["issues"][number];

/**
 * Turns zod's issues into one `{code, field}` per invalid field. It needs the input because zod's issues
 * don't distinguish a missing field from one of the wrong type.
 */
export function fieldErrorsOf(issues: readonly Issue[], input: unknown): FieldError[] {
  const found = new Map<string, FieldError>();
  const add = (path: readonly PropertyKey[], code: FieldCode) => {
    const field = path.map(String).join(".");
    if (!found.has(field)) found.set(field, { code, field });
  };
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add([...issue.path, key], "UNKNOWN_FIELD");
    } else {
      add(issue.path, codeOf(issue, input));
    }
  }
  return [...found.values()];
}

function codeOf(issue: Issue, input: unknown): FieldCode {
  const value = valueAt(input, issue.path);
  if (value === undefined) return "REQUIRED";
  // A schema chooses its own code by passing it as zod's message.
  if (isFieldCode(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return "INVALID_TYPE";
    case "too_small":
      if (value === "") return "REQUIRED";
      return isSized(issue.origin) ? "TOO_SHORT" : "TOO_SMALL";
    case "too_big":
      return isSized(issue.origin) ? "TOO_LONG" : "TOO_LARGE";
    case "invalid_format":
      return value === "" ? "REQUIRED" : "INVALID_FORMAT";
    default:
      return "INVALID_VALUE";
  }
}

function isSized(origin: string): boolean {
  return origin === "string" || origin === "array" || origin === "set" || origin === "file";
}

function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(fieldCodes, text);
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
