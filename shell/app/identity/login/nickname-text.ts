import { NICKNAME } from "@parlour/contracts/names";
import { checkNickname } from "@parlour/rules/nickname";
import type { Translate } from "@parlour/web/i18n/translator";

/** Returns the error message for a nickname; undefined if it is allowed. */
export function checkNicknameText(t: Translate, value: string): string | undefined {
  const nickname = value.trim();
  if (nickname.length < 3 || nickname.length > 24 || !NICKNAME.test(nickname)) {
    return t("identity.nicknameFormat");
  }
  const fault = checkNickname(nickname);
  if (fault === undefined) return undefined;
  return t(fault === "NICKNAME_RESERVED" ? "identity.nicknameReserved" : "identity.nicknameAddress");
}
