/** Shortens a player's name for the others at the table: recognisable, but not identifying. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length === 0) return "•••";
  return letters.length < 4 ? `${letters[0]}•••` : `${letters[0]}•••${letters.at(-1)}`;
}
