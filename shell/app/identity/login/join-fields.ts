import type { Given } from "@parlour/contracts/call";
import type { join } from "@parlour/contracts/calls/identity/profile/join";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { SHORTEST_PASSWORD } from "./new-password-field.tsx";
import { type PhoneCountry, phoneDigits, prefixOf } from "./phone-fields.tsx";
import { checkPin } from "./pin-field.tsx";

export const emptyJoin = {
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  nickname: "",
  birthDate: "",
  countryCode: "",
  subdivision: "",
  phoneCountry: "",
  phone: "",
  currency: "",
  language: "",
  pinCode: "",
  acceptTerms: "",
};

export type JoinValues = typeof emptyJoin;
export type JoinField = keyof JoinValues;

/** Field names for the error summary; the terms need none. */
export const joinLabels: readonly (readonly [JoinField, MessageKey])[] = [
  ["email", "identity.email"],
  ["password", "identity.password"],
  ["firstName", "identity.firstName"],
  ["lastName", "identity.lastName"],
  ["nickname", "identity.nickname"],
  ["birthDate", "identity.birthDate"],
  ["countryCode", "identity.country"],
  ["subdivision", "identity.subdivision"],
  ["phone", "identity.phone"],
  ["currency", "identity.currency"],
  ["pinCode", "identity.pin"],
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
  pinCode: "pinCode",
  acceptTerms: "acceptTerms",
};

type Check = (value: string, values: JoinValues) => string | undefined;

/** Validation the browser can do by itself; the server checks the rest. */
export function joinChecks(t: Translate): { [Field in JoinField]?: Check } {
  const required: Check = (value) => (value.trim() ? undefined : t("identity.required"));
  return {
    email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t("identity.emailFormat")),
    password: (value) => (value.length >= SHORTEST_PASSWORD ? undefined : t("identity.passwordTooShort")),
    firstName: required,
    lastName: required,
    nickname: (value) =>
      /^[\p{L}\p{N}._-]{3,24}$/u.test(value.trim()) ? undefined : t("identity.nicknameFormat"),
    birthDate: (value) => (value ? undefined : t("identity.birthDateRequired")),
    countryCode: required,
    phoneCountry: required,
    phone: (value) => (/^\d{4,14}$/.test(phoneDigits(value)) ? undefined : t("identity.phoneInvalid")),
    currency: required,
    pinCode: (value) => (value === "" ? undefined : checkPin(t, value)),
    acceptTerms: (value) => (value === "yes" ? undefined : t("identity.termsNotAccepted")),
  };
}

type JoinBody = Given<(typeof join)["body"]>;

export function joinBody(
  values: JoinValues,
  countries: readonly PhoneCountry[],
  brought: Pick<JoinBody, "referral" | "referralVisit" | "deviceId">,
): JoinBody {
  const { pinCode, countryCode, subdivision, phoneCountry, phone, acceptTerms: _accepted, ...same } = values;
  return {
    ...same,
    email: values.email.trim(),
    nickname: values.nickname.trim(),
    address: { countryCode, subdivision },
    phonePrefix: prefixOf(countries, phoneCountry),
    phone: phoneDigits(phone),
    ...brought,
    acceptTerms: true,
    ...(pinCode && { pinCode }),
  };
}
