import type { NewPasswords } from "../../../kit/ports/new-passwords.ts";
import { checkNewPassword } from "./password-rules.ts";

/** Applies the rules for players' passwords for services that store passwords of other accounts. */
export function createNewPasswords(): NewPasswords {
  return {
    check(password, { email, name }) {
      const [firstName = "", ...others] = name.split(/\s+/);
      return checkNewPassword(password, { email, nickname: name, firstName, lastName: others.join(" ") });
    },
  };
}
