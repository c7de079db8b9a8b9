import { getLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/get-leaderboard";
import { listLeaderboards } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboards";
import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { data, type RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadGames } from "../../play/lobby/catalogue.server.ts";
import { loadWords } from "../../words.server.ts";
import { loadCategoryNames } from "../bonuses/offers.server.ts";

type Context = Readonly<RouterContextProvider>;

async function listAll(context: Context): Promise<readonly Leaderboard[] | null> {
  const query = { language: context.get(languageContext) };
  return await context.get(pageContext).call(listLeaderboards, { query });
}

/** All leaderboards that this visitor can see. */
export async function loadLeaderboards(context: Context) {
  return {
    words: loadWords(context, "leaderboards"),
    leaderboards: (await listAll(context)) ?? [],
    nowMs: Date.now(),
  };
}

/** One leaderboard with its standings and the names of the games that count. */
export async function loadLeaderboard(context: Context, id: string) {
  const page = context.get(pageContext);
  const query = { language: context.get(languageContext) };
  const board = await page.call(getLeaderboard, { params: { id }, query });
  if (board === null) throw data(null, { status: 404 });
  const [games, categories] = await Promise.all([
    board.games.length > 0 ? loadGames(context) : [],
    board.categories.length > 0 ? loadCategoryNames(context) : {},
  ]);
  const names: Readonly<Record<string, string>> = categories;
  return {
    words: loadWords(context, "leaderboards"),
    board,
    counting: [
      ...board.categories.map((slug) => names[slug] ?? slug),
      ...games.filter((game) => board.games.includes(game.id)).map(({ name }) => name),
    ],
    session: page.session,
    nowMs: Date.now(),
  };
}

/** The running leaderboard that ends first, for the lobby; null if there is none. */
export async function loadLobbyLeaderboard(context: Context) {
  const running = (await listAll(context))?.find(({ state }) => state === "RUNNING");
  return running ? { words: loadWords(context, "leaderboards"), board: running } : null;
}
