import type { NewPasswords } from "../../../kit/ports/new-passwords.ts";
import { checkNewPassword } from "./password-rules.ts";

/** The rules of players' passwords, for accounts that are kept elsewhere. */
export function createNewPasswords(): NewPasswords {
  return {
    check(password, { email, name }) {
      const [firstName = "", ...others] = name.split(/\s+/);
      return checkNewPassword(password, { email, nickname: name, firstName, lastName: others.join(" ") });
    },
  };
}
