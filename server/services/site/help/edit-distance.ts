/**
 * Returns how many letters must be added, removed, changed or swapped to turn the typed text into a word. With
 * `unfinished` the word may continue beyond the typed text.
 */
export function editDistance(typed: string, word: string, unfinished = false): number {
  const columns = word.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column < columns; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return unfinished ? Math.min(...last) : last[columns - 1]!;
}
