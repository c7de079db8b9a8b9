import type { NewPasswords } from "../../../kit/ports/new-passwords.ts";
import { checkNewPassword } from "./password-rules.ts";

/** Applies the players' password rules to accounts of other services, such as operators. */
export function createNewPasswords(): NewPasswords {
  return {
    check(password, { email, name }) {
      const [firstName = "", ...others] = name.split(/\s+/);
      return checkNewPassword(password, { email, nickname: name, firstName, lastName: others.join(" ") });
    },
  };
}
