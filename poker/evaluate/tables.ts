/**
 * Lookup tables indexed by a set of ranks: 13 bits, from the two (lowest) to the ace (highest). Each has
 * 8,192 entries, computed in a few milliseconds when the module loads.
 */
export const RANK_SETS = 8192;
export const ACE = 12;

/** The number of ranks in a set. */
export const countOf = new Uint8Array(RANK_SETS);

/** The five highest ranks of a set, four bits each, the highest in bits 16 to 19. */
export const topFive = new Int32Array(RANK_SETS);

for (let set = 1; set < RANK_SETS; set++) {
  countOf[set] = countOf[set >> 1]! + (set & 1);
  let packed = 0;
  let shift = 16;
  for (let rank = ACE; rank >= 0 && shift >= 0; rank--) {
    if ((set & (1 << rank)) === 0) continue;
    packed |= rank << shift;
    shift -= 4;
  }
  topFive[set] = packed;
}

/**
 * The top rank of the best straight in each set, or 0 if there is none. The ace also counts below the deck's
 * lowest rank.
 */
export function straightTable(lowestRank: number): Uint8Array {
  const straights = new Uint8Array(RANK_SETS);
  const wheelTop = lowestRank + 3;
  const runs = [{ ranks: (1 << ACE) | (0b1111 << lowestRank), top: wheelTop }];
  for (let top = wheelTop + 1; top <= ACE; top++) runs.push({ ranks: 0b11111 << (top - 4), top });
  for (let set = 0; set < RANK_SETS; set++)
    for (const { ranks, top } of runs) if ((set & ranks) === ranks) straights[set] = top;
  return straights;
}
