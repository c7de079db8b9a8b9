import type { Body } from "@parlour/contracts/call";
import type { join } from "@parlour/contracts/calls/identity/profile/join";
import type { FieldError } from "@parlour/contracts/field-codes";
import { isOfAge, type Jurisdiction } from "@parlour/rules/jurisdiction";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { checkNickname } from "@parlour/rules/nickname";
import { isSimplePin } from "@parlour/rules/pin-code";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { checkAddress } from "./address-rules.ts";
import { checkNewPassword } from "./password-rules.ts";
import { isPhone } from "./phone-rules.ts";
import { checkStatedAddress, noAddress, withLines } from "./stated-address.ts";

export type JoinConditions = {
  /** The current date as `YYYY-MM-DD`. */
  today: string;
  languagesPublished: readonly string[];
  mode: "sandbox" | "production";
  /** The rules of the player's stated place of residence. */
  jurisdiction: Jurisdiction;
};

const oldestAgeYears = 120;

/** Validates the fields of a new player that can be checked on their own. */
export function checkJoin(body: Body<typeof join>, conditions: JoinConditions): FieldError[] {
  const found: FieldError[] = [
    ...checkAddress(body.address, conditions.jurisdiction),
    ...checkStatedAddress(withLines(noAddress, body.address)),
  ];
  const add = (code: FieldError["code"], field: string) => found.push({ code, field });

  const { minimumAgeYears, depositLimitRequired } = conditions.jurisdiction;
  if (isOfAge(body.birthDate, conditions.today, oldestAgeYears)) add("INVALID_VALUE", "birthDate");
  else if (!isOfAge(body.birthDate, conditions.today, minimumAgeYears)) add("UNDERAGE", "birthDate");

  const nicknameFault = checkNickname(body.nickname);
  if (nicknameFault) add(nicknameFault, "nickname");
  if (!isPhone(body, conditions.mode)) add("PHONE_INVALID", "phone");
  if (!walletCurrencies.has(body.currency)) add("UNKNOWN_CURRENCY", "currency");
  if (!conditions.languagesPublished.includes(body.language)) add("UNKNOWN_LANGUAGE", "language");
  const passwordFault = checkNewPassword(body.password, body);
  if (passwordFault) add(passwordFault, "password");
  if (depositLimitRequired && body.depositLimit === undefined) add("REQUIRED", "depositLimit");
  if (body.depositLimit && isAmountFault(parseAmount(body.depositLimit.amount, body.currency))) {
    add("AMOUNT_TOO_PRECISE", "depositLimit");
  }
  if (body.pinCode !== undefined && isSimplePin(body.pinCode)) add("PIN_TOO_SIMPLE", "pinCode");
  return found;
}
