import { type Guess, guesses, HI_LO_RETURNED, winningRanks } from "./hi-lo.ts";

/** The return of one guess on each card: the pay is 0.99 over the chance, so no guess is better than another. */
export function proveHiLo(guess: Guess): { rank: number; returned: number }[] {
  const possible = Array.from({ length: 13 }, (_, i) => i + 1).filter(
    (rank) => !(guess === "lower" && rank === 1) && !(guess === "higher" && rank === 13),
  );
  return possible.map((rank) => {
    let won = 0;
    for (let next = 1; next <= 13; next++) if (isTrue(guess, rank, next)) won++;
    const pays = (Number(HI_LO_RETURNED) / 100) * (13 / winningRanks(rank, guess));
    return { rank, returned: (won / 13) * pays };
  });
}

/** Follows the wording of the rules, not the game's own code. */
function isTrue(guess: Guess, before: number, after: number): boolean {
  if (guess === guesses[2]) return before === after;
  const edge = before === 1 || before === 13;
  if (!edge && before === after) return true;
  return guess === "higher" ? after > before : after < before;
}
