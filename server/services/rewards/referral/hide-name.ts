/** Enough of a nickname to know a friend by, and no more. */
export function hideName(nickname: string): string {
  const letters = [...nickname];
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${letters[0] ?? ""}•••${last}`;
}
