export type PasswordScore = 0 | 1 | 2 | 3 | 4;

const SHORTEST = 10;
const FEWEST_DIFFERENT_CHARACTERS = 5;

/**
 * Estimates password strength from 0 (empty) to 4, based on length and variety and ignoring parts that are known
 * about the player, such as names. Only the server can check for breached passwords.
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordScore {
  if (password === "") return 0;
  const lower = password.toLowerCase();
  const rest = names
    .filter((name) => name.length >= 4)
    .reduce((text, name) => text.replaceAll(name.toLowerCase(), ""), lower);
  const different = new Set(rest).size;
  if (password.length < SHORTEST || different < FEWEST_DIFFERENT_CHARACTERS) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = rest.length + different + kinds * 3;
  if (points < 27) return 2;
  return points < 34 ? 3 : 4;
}
