import type { Given } from "@parlour/contracts/call";
import type { join } from "@parlour/contracts/calls/identity/profile/join";
import { PERSON_NAME } from "@parlour/contracts/names";
import { jurisdictionOf, type PlaceRules } from "@parlour/rules/jurisdiction";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { readAmount } from "@parlour/rules/typed-amount";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { SHORTEST_PASSWORD } from "./new-password-field.tsx";
import { checkNicknameText } from "./nickname-text.ts";
import { type PhoneCountry, phoneDigits, prefixOf } from "./phone-fields.tsx";

/**
 * The fields are in the order of the form, which is also the order in which invalid fields are listed and
 * focused.
 */
export const emptyJoin = {
  email: "",
  nickname: "",
  password: "",
  countryCode: "",
  subdivision: "",
  phoneCountry: "",
  phone: "",
  currency: "",
  firstName: "",
  lastName: "",
  birthDate: "",
  language: "",
  depositLimit: "",
  acceptOffers: "",
  acceptTerms: "",
};

export type JoinValues = typeof emptyJoin;
export type JoinField = keyof JoinValues;

/** The labels that precede messages in the error summary; the message about the terms needs none. */
export const joinLabels: readonly (readonly [JoinField, MessageKey])[] = [
  ["email", "identity.email"],
  ["nickname", "identity.nickname"],
  ["password", "identity.password"],
  ["countryCode", "identity.country"],
  ["subdivision", "identity.subdivision"],
  ["phone", "identity.phone"],
  ["currency", "identity.currency"],
  ["firstName", "identity.firstName"],
  ["lastName", "identity.lastName"],
  ["birthDate", "identity.birthDate"],
  ["depositLimit", "identity.depositLimitName"],
];

/** Maps the server's field names to the form's. */
export const joinFieldNames: Readonly<Record<string, JoinField>> = {
  email: "email",
  password: "password",
  firstName: "firstName",
  lastName: "lastName",
  nickname: "nickname",
  birthDate: "birthDate",
  "address.countryCode": "countryCode",
  "address.subdivision": "subdivision",
  phonePrefix: "phoneCountry",
  phone: "phone",
  currency: "currency",
  language: "language",
  depositLimit: "depositLimit",
  acceptTerms: "acceptTerms",
};

type Check = (value: string, values: JoinValues) => string | undefined;

/** Returns the checks that the browser can do itself. The server does the remaining checks. */
export function joinChecks(t: Translate, places: readonly PlaceRules[]): { [Field in JoinField]?: Check } {
  const required: Check = (value) => (value.trim() ? undefined : t("identity.required"));
  const name: Check = (value, values) =>
    required(value, values) ?? (PERSON_NAME.test(value.trim()) ? undefined : t("identity.nameFormat"));
  return {
    email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t("identity.emailFormat")),
    password: (value) => (value.length >= SHORTEST_PASSWORD ? undefined : t("identity.passwordTooShort")),
    firstName: name,
    lastName: name,
    nickname: (value) => checkNicknameText(t, value),
    birthDate: (value) => (value ? undefined : t("identity.birthDateRequired")),
    countryCode: required,
    subdivision: (value, values) =>
      jurisdictionOf(places, values).subdivisionRequired ? required(value, values) : undefined,
    phoneCountry: required,
    phone: (value, values) =>
      required(value, values) ??
      (/^\d{4,14}$/.test(phoneDigits(value)) ? undefined : t("identity.phoneInvalid")),
    currency: required,
    depositLimit: (value, values) => {
      const isRequired = jurisdictionOf(places, values).depositLimitRequired;
      if (value.trim() === "") return isRequired ? t("identity.depositLimitRequired") : undefined;
      const amount = readAmount(value);
      const isRight = amount > 0 && !isAmountFault(parseAmount(amount, values.currency));
      return isRight ? undefined : t("identity.depositLimitWrong");
    },
    acceptTerms: (value) => (value === "yes" ? undefined : t("identity.termsNotAccepted")),
  };
}

type JoinBody = Given<(typeof join)["body"]>;

export function joinBody(
  values: JoinValues,
  countries: readonly PhoneCountry[],
  brought: Pick<JoinBody, "referral" | "referralVisit" | "deviceId">,
): JoinBody {
  const { countryCode, subdivision, phoneCountry, phone, depositLimit, ...rest } = values;
  const { acceptTerms: _accepted, acceptOffers, ...same } = rest;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    ...same,
    email: values.email.trim(),
    nickname: values.nickname.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    address: { countryCode, subdivision },
    phonePrefix: prefixOf(countries, phoneCountry),
    phone: phoneDigits(phone),
    ...(depositLimit.trim() === ""
      ? {}
      : { depositLimit: { period: "MONTH", amount: readAmount(depositLimit), timeZone } as const }),
    ...brought,
    acceptOffers: acceptOffers === "yes",
    acceptTerms: true,
  };
}
