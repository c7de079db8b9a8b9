/**
 * Masks a player's name for other players at the table, who can recognise the name but not identify the
 * player.
 */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length === 0) return "•••";
  return letters.length < 4 ? `${letters[0]}•••` : `${letters[0]}•••${letters.at(-1)}`;
}
