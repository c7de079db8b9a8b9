import type { BetShape } from "./bet-types.ts";
import type { Selection } from "./count-lines.ts";

/** Lists every line of a selection: a slow reference to check the counting against. */
export function listLines(shape: BetShape, selection: Selection): number[][] {
  let lines: number[][] = [[]];
  for (const part of selection)
    lines = lines.flatMap((line) =>
      part.flatMap((one) => (shape !== "legs" && line.includes(one) ? [] : [[...line, one]])),
    );
  if (shape !== "unordered") return lines;
  const pairs = new Map(lines.map((line) => [line.toSorted((a, b) => a - b).join("-"), line]));
  return [...pairs.values()];
}
