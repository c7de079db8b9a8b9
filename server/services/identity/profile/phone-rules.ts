import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Matches phone numbers reserved for fiction, which our demo accounts use. */
const storyNumber = /^555\d{4}$/;

type Mode = "sandbox" | "production";
type Phone = { phonePrefix: string; phone: string };

/**
 * Returns the national number as it follows the prefix, or undefined if the phone is not valid. People also type the
 * digit that is dialled only within their country (`079…` instead of `79…` in Switzerland); but each number must be
 * stored in only one form, so that it can be called and found again.
 */
export function normalizePhone({ phonePrefix, phone }: Phone, mode: Mode): string | undefined {
  if (mode === "sandbox" && phonePrefix === "+1" && storyNumber.test(phone)) return phone;
  const number = parsePhoneNumberFromString(phonePrefix + phone);
  if (!number?.isValid() || `+${number.countryCallingCode}` !== phonePrefix) return undefined;
  return number.nationalNumber;
}

export function isPhone(phone: Phone, mode: Mode): boolean {
  return normalizePhone(phone, mode) !== undefined;
}
