import type { FieldCode } from "@parlour/contracts/field-codes";

/** The rules for new passwords. Implemented by the profile service, which keeps the list of breached ones. */
export type NewPasswords = {
  check(password: string, owner: { email: string; name: string }): FieldCode | undefined;
};
