/** The outcomes of past rounds in one respect. Every round counts in exactly one row. */
export type StatisticsGroup = {
  title: string;
  /** The outcomes: how often each came up and, where it is known, its expected share in the long run. */
  rows: readonly { name: string; count: number; expected?: number }[];
};

type Category<Outcome> = { name: string; holds: (outcome: Outcome) => boolean; expected?: number };

/** Counts the outcomes of each category. */
export function groupOf<Outcome>(
  title: string,
  outcomes: readonly Outcome[],
  categories: readonly Category<Outcome>[],
): StatisticsGroup {
  return {
    title,
    rows: categories.map(({ holds, ...category }) => ({ ...category, count: outcomes.filter(holds).length })),
  };
}
