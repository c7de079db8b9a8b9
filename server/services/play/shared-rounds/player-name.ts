/** How the others at a table see a player: enough to know them again, too little to know who they are. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length === 0) return "•••";
  return letters.length < 4 ? `${letters[0]}•••` : `${letters[0]}•••${letters.at(-1)}`;
}
