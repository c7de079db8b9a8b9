export const periods = [7, 30, 90, 365] as const;
export const statisticsGames = ["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"] as const;

export type StatisticsFilter = {
  days: (typeof periods)[number];
  game: (typeof statisticsGames)[number] | "all";
};

/** Reads the period and the game from the page's address; values that are not offered count as no choice. */
export function readStatisticsFilter(search: URLSearchParams): StatisticsFilter {
  return {
    days: periods.find((days) => String(days) === search.get("days")) ?? 90,
    game: statisticsGames.find((game) => game === search.get("game")) ?? "all",
  };
}

/** Writes the choice into the page's address, which keeps its other values. */
export function writeStatisticsFilter(
  search: URLSearchParams,
  { days, game }: StatisticsFilter,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (days === 90) next.delete("days");
  else next.set("days", String(days));
  if (game === "all") next.delete("game");
  else next.set("game", game);
  return next;
}
