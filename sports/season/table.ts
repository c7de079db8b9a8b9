import type { Score } from "../markets/market.ts";
import type { Ranking } from "../markets/outright.ts";

/** The part of a participant's row in the league table that decides the ranking. */
export interface TableLine {
  readonly points: number;
  readonly scored: number;
  readonly conceded: number;
}

const pointsFor = { W: 3, D: 1, L: 0 } as const;
export type MatchResult = keyof typeof pointsFor;

export function resultOf([own, other]: Score): MatchResult {
  if (own === other) return "D";
  return own > other ? "W" : "L";
}

/** Returns the row after one more match; the participant's own score comes first. */
export function addMatch<Line extends TableLine>(line: Line, [own, other]: Score): Line {
  return {
    ...line,
    points: line.points + pointsFor[resultOf([own, other])],
    scored: line.scored + own,
    conceded: line.conceded + other,
  };
}

/**
 * Compares rows by league points, then goal difference, then goals scored (or games, sets and so on). Zero is
 * a tie.
 */
export function compareLines(a: TableLine, b: TableLine): number {
  return b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;
}

/** The final ranking of a table. Participants that are level in everything share a rank. */
export function rankingOf(lines: readonly (TableLine & { readonly id: string })[]): Ranking {
  const groups: string[][] = [];
  let last: TableLine | undefined;
  for (const line of lines.toSorted(compareLines)) {
    if (last && compareLines(last, line) === 0) groups.at(-1)!.push(line.id);
    else groups.push([line.id]);
    last = line;
  }
  return groups;
}
