import type { Game } from "@parlour/contracts/entities/game";
import { formatShare, formatTimes } from "@parlour/web/i18n/format-game-figures";
import type { FilterOptions } from "./game-filter.ts";

/** The numbers of the filters' options, formatted on the server: returns in percent, and multiples of the stake. */
export type FilterWords = {
  returns: Readonly<Record<number, string>>;
  maximums: Readonly<Record<number, string>>;
  /** The names of studios by id. */
  studios: Readonly<Record<string, string>>;
};

export function writeFilter(
  { returnFrom, maximumFrom }: FilterOptions,
  games: readonly Pick<Game, "studio">[],
  language: string,
): FilterWords {
  return {
    returns: Object.fromEntries(returnFrom.map(({ value }) => [value, formatShare(value, language, 0)])),
    maximums: Object.fromEntries(maximumFrom.map(({ value }) => [value, formatTimes(value, language)])),
    studios: Object.fromEntries(games.flatMap(({ studio }) => (studio ? [[studio.id, studio.name]] : []))),
  };
}
