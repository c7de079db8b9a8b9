import type { FieldCode } from "@parlour/contracts/field-codes";
import { isBreachedPassword } from "./breached-passwords.ts";

const fewestDifferentCharacters = 5;
const shortestTellingName = 4;

/** Validates a new password. Its length is checked by the contract. */
export function checkNewPassword(
  password: string,
  owner: { email: string; nickname: string; firstName: string; lastName: string },
): FieldCode | undefined {
  if (isBreachedPassword(password)) return "PASSWORD_BREACHED";
  if (new Set(password.toLowerCase()).size < fewestDifferentCharacters) return "PASSWORD_TOO_WEAK";
  return isMadeOfNames(password, owner) ? "PASSWORD_TOO_WEAK" : undefined;
}

/** Returns whether a password consists mostly of the player's names, which anyone who knows the player could guess. */
function isMadeOfNames(
  password: string,
  owner: { email: string; nickname: string; firstName: string; lastName: string },
): boolean {
  const names = [owner.email, owner.email.split("@")[0]!, owner.nickname, owner.firstName, owner.lastName]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= shortestTellingName)
    .sort((a, b) => b.length - a.length);
  const rest = names.reduce((text, name) => text.replaceAll(name, ""), password.toLowerCase());
  return rest.length < password.length / 2;
}
