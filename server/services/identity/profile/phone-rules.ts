import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Matches phone numbers reserved for fiction, which our demo accounts use. */
const storyNumber = /^555\d{4}$/;

export function isPhone(
  phone: { phonePrefix: string; phone: string },
  mode: "sandbox" | "production",
): boolean {
  if (mode === "sandbox" && phone.phonePrefix === "+1" && storyNumber.test(phone.phone)) return true;
  const number = parsePhoneNumberFromString(phone.phonePrefix + phone.phone);
  return number?.isValid() === true && `+${number.countryCallingCode}` === phone.phonePrefix;
}
