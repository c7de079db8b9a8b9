/** Masks a nickname so that only a friend recognises it. */
export function maskName(nickname: string): string {
  const letters = [...nickname];
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${letters[0] ?? ""}•••${last}`;
}
