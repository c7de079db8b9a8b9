import type { Given } from "@parlour/contracts/call";
import type { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import type { User } from "@parlour/contracts/entities/user";
import { PERSON_NAME } from "@parlour/contracts/names";
import type { Translate } from "@parlour/web/i18n/translator";
import { checkNicknameText } from "../login/nickname-text.ts";
import { type PhoneCountry, phoneDigits, prefixOf } from "../login/phone-fields.tsx";
import { addressFieldNames, addressValues, trimAddress } from "./address-fields.tsx";

export type ProfileValues = {
  firstName: string;
  lastName: string;
  nickname: string;
  phoneCountry: string;
  phone: string;
  countryCode: string;
  subdivision: string;
  street: string;
  city: string;
  postcode: string;
  language: string;
};

/** Maps the server's field names to the form's. */
export const profileFieldNames: Readonly<Record<string, keyof ProfileValues>> = {
  firstName: "firstName",
  lastName: "lastName",
  nickname: "nickname",
  phones: "phone",
  "phones.0": "phone",
  phonePrefix: "phoneCountry",
  "address.countryCode": "countryCode",
  "address.subdivision": "subdivision",
  ...addressFieldNames,
  "attributes.language": "language",
};

export function profileValues(profile: User, countries: readonly PhoneCountry[]): ProfileValues {
  // Several countries share a calling code; the player's own country is the most likely one.
  const sharing = countries.filter(({ prefix }) => prefix === profile.phonePrefix);
  const own = sharing.find(({ code }) => code === profile.address.countryCode) ?? sharing[0];
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    nickname: profile.nickname,
    phoneCountry: own?.code ?? profile.address.countryCode,
    phone: profile.phones[0] ?? "",
    countryCode: profile.address.countryCode,
    subdivision: profile.address.subdivision,
    ...addressValues(profile.address),
    language: profile.attributes.language,
  };
}

type Check = (value: string, values: ProfileValues) => string | undefined;

export function profileChecks(t: Translate): { [Name in keyof ProfileValues]?: Check } {
  const required = (value: string) => (value.trim() ? undefined : t("identity.required"));
  /** A stated address has a street and a city, or neither. */
  const line: Check = (value, { street, city, postcode }) =>
    [street, city, postcode].some((other) => other.trim() !== "") ? required(value) : undefined;
  const name: Check = (value) =>
    required(value) ?? (PERSON_NAME.test(value.trim()) ? undefined : t("identity.nameFormat"));
  return {
    firstName: name,
    lastName: name,
    nickname: (value) => checkNicknameText(t, value),
    phone: (value) => (/^\d{4,14}$/.test(phoneDigits(value)) ? undefined : t("identity.phoneInvalid")),
    countryCode: required,
    street: line,
    city: line,
  };
}

export type ProfileChange = Given<(typeof updateProfile)["body"]>;

export function profileChange(
  values: ProfileValues,
  profile: User,
  countries: readonly PhoneCountry[],
): ProfileChange {
  const { firstName, lastName, nickname, countryCode, subdivision, language } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    nickname: nickname.trim(),
    phones: [phoneDigits(values.phone), ...profile.phones.slice(1)],
    phonePrefix: prefixOf(countries, values.phoneCountry),
    address: { countryCode, subdivision, ...trimAddress(values) },
    attributes: { language },
  };
}
