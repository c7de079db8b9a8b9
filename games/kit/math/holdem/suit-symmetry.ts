/**
 * The proof numbers cards suit by suit, each suit from the two to the ace, so that the ranks in a suit can be
 * stored as bits. Suits have no order in poker, so boards that differ only by swapped suits are evaluated once.
 */
export const CARDS = 52;
const SUITS = [0, 1, 2, 3] as const;

/** The index of two cards among all 1,326 pairs. */
export const pairIndex = (one: number, other: number): number =>
  one > other ? (one * (one - 1)) / 2 + other : (other * (other - 1)) / 2 + one;
export const PAIRS = pairIndex(CARDS - 1, CARDS - 2) + 1;

/** The 24 ways to rename the suits. Each is a list of the new suits, indexed by the old suit. */
const renamings: readonly (readonly number[])[] = SUITS.flatMap((a) =>
  SUITS.filter((b) => b !== a).flatMap((b) =>
    SUITS.filter((c) => c !== a && c !== b).map((c) => [a, b, c, 6 - a - b - c]),
  ),
);

/** For each renaming, the new `pairIndex` of every pair of cards. */
export const renamedPairs: readonly Uint16Array[] = renamings.map((renaming) => {
  const renamed = (card: number): number => renaming[Math.floor(card / 13)]! * 13 + (card % 13);
  const pairs = new Uint16Array(PAIRS);
  for (let one = 1; one < CARDS; one++)
    for (let other = 0; other < one; other++)
      pairs[pairIndex(one, other)] = pairIndex(renamed(one), renamed(other));
  return pairs;
});

/** The ranks in each of the four suits, as bits. */
export type SuitSets = readonly number[];

/** The index of the renaming that sorts the suits by their bits, highest number first. */
export function sortingOf(sets: SuitSets): number {
  const place = SUITS.map(
    (suit) =>
      SUITS.filter((other) => sets[other]! > sets[suit]! || (sets[other] === sets[suit] && other < suit))
        .length,
  );
  return renamings.findIndex((renaming) => renaming.every((to, suit) => to === place[suit]));
}

/** The indexes of the ways to rename the suits that leave these cards the same. */
export const symmetriesOf = (sets: SuitSets): number[] =>
  renamings.flatMap((renaming, index) =>
    SUITS.every((suit) => sets[renaming[suit]!] === sets[suit]) ? [index] : [],
  );

/** How many different sets of cards result from all renamings of these suits. */
export const copiesOf = (sets: SuitSets): number => renamings.length / symmetriesOf(sets).length;
