import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { getSharedRound } from "@parlour/contracts/calls/play/shared-rounds/get-shared-round";
import { parseTableSlug } from "@parlour/rules/table-copy";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { soloGames } from "../fairness/load-math.ts";
import { loadGames } from "../lobby/catalogue.server.ts";
import { describeTableRound, tableRoundOf } from "./table-story.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function loadRounds(context: Context, url: URL) {
  const cursor = url.searchParams.get("cursor") ?? "";
  // Links in a player's statement filter the rounds by game and period.
  const chosen = Object.fromEntries(
    ["gameId", "from", "before"].flatMap((name) => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const [games, page] = await Promise.all([
    loadGames(context),
    context.get(pageContext).call(listPlayerRounds, { query: { ...chosen, ...(cursor && { cursor }) } }),
  ]);
  const names = new Map(games.map(({ slug, name }) => [slug, name]));
  return {
    words: loadWords(context, "rounds"),
    isFirstPage: cursor === "",
    chosen: new URLSearchParams(chosen).toString(),
    /** The rounds; null if the history couldn't be loaded. */
    page: page && {
      nextCursor: page.nextCursor,
      items: page.items.map((round) => ({ ...round, name: names.get(round.slug) ?? round.slug })),
    },
  };
}

export async function loadRound(context: Context, roundId: string) {
  const [games, round] = await Promise.all([
    loadGames(context),
    context.get(pageContext).call(getPlayerRound, { params: { roundId } }),
  ]);
  if (!round) throw data(null, { status: 404 });
  const game = games.find(({ slug }) => slug === round.slug);
  const { words, story } = describeTableRound(round);
  const at = tableRoundOf(round);
  const table = at === null ? null : await context.get(pageContext).call(getSharedRound, { params: at });
  return {
    words: loadWords(context, "rounds", "games", ...words),
    round,
    story,
    /**
     * The round of the shared table, with its times; null for games without shared tables, and if the round is no
     * longer stored.
     */
    table,
    name: game?.name ?? round.slug,
    /** The number of this table among the game's tables. */
    tableNumber: parseTableSlug(at?.slug ?? round.slug).number,
    href: game?.linkUrl ?? null,
    /**
     * Whether the game's own client can replay the round, which is not possible for shared tables and other
     * studios' games.
     */
    hasTable: soloGames.includes(round.slug),
  };
}

export type RoundsData = Awaited<ReturnType<typeof loadRounds>>;
export type RoundData = Awaited<ReturnType<typeof loadRound>>;
