/** Returns whether the holder's name according to the bank is the player's name, however the bank writes it. */
export function isAccountHolder(holder: string, player: { firstName: string; lastName: string }): boolean {
  const held = wordsOf(holder);
  const first = wordsOf(player.firstName);
  const last = wordsOf(player.lastName);
  const given = first[0];
  if (held.length === 0 || given === undefined || last.length === 0) return false;
  const together = held.join("");
  // Some languages write a name without spaces, with the family name first or last.
  if (together === [...last, ...first].join("") || together === [...first, ...last].join("")) return true;
  const rest = [...held];
  for (const word of last) {
    const index = rest.indexOf(word);
    if (index === -1) return false;
    rest.splice(index, 1);
  }
  // Banks often shorten first names to an initial and add middle names.
  return rest.some((word) => word === given || (word.length === 1 && given.startsWith(word)));
}

const titles = new Set(["mr", "mrs", "ms", "miss", "dr", "prof", "herr", "frau", "sr", "sra"]);

/** Splits a name into words without accents, letter case and punctuation, which differ between banks. */
function wordsOf(name: string): string[] {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "" && !titles.has(word));
}
