import { getPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import { getPokerStatistics } from "@parlour/contracts/calls/poker/poker-room/get-poker-statistics";
import { listPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import { getPokerTournamentResults } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament-results";
import { data, type RouterContextProvider, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { readStatisticsFilter } from "../replay/statistics-filter.ts";

type Context = Readonly<RouterContextProvider>;

export async function loadPokerLobby(context: Context) {
  /** The poker tables; null if they could not be read. */
  const room = await context.get(pageContext).call(listPokerTables);
  return { words: loadWords(context, "poker"), room };
}

/** Loads the page with several tables. Its tables have a chat, whose texts are in `games-live`. */
export async function loadPokerTiles(context: Context) {
  const room = await context.get(pageContext).call(listPokerTables);
  return { words: loadWords(context, "poker", "games-live"), room };
}

export async function loadPokerTable(context: Context, tableId: string) {
  const page = context.get(pageContext);
  // The table's chat uses the same texts as the chat of the live tables.
  const words = loadWords(context, "poker", "games-live");
  const answer = await page.call(listPokerTables);
  const table = answer?.tables.find(({ id }) => id === tableId);
  if (table) return { words, table, tournament: null };
  // The lobby does not list tournament tables. Their ids are the tournament's id and a table number.
  const tournamentId = tableId.replace(/-\d+$/, "");
  const tournament = await page.call(getPokerTournament, { params: { tournamentId } });
  if (!tournament) throw data(null, { status: 404 });
  // The table has been broken up, so we redirect to the tournament's page, which links to the remaining tables.
  if (!tournament.tables.some(({ id }) => id === tableId))
    throw redirect(`/poker/tournaments/${tournamentId}`);
  return { words, table: null, tournament };
}

export async function loadPokerTournament(context: Context, tournamentId: string) {
  const tournament = await context.get(pageContext).call(getPokerTournament, { params: { tournamentId } });
  if (!tournament) throw data(null, { status: 404 });
  return { words: loadWords(context, "poker"), tournament };
}

export async function loadPokerHand(context: Context, handId: string) {
  const replay = await context.get(pageContext).call(getPokerHand, { params: { handId } });
  if (!replay) throw data(null, { status: 404 });
  return { words: loadWords(context, "poker"), replay };
}

export async function loadPokerHands(context: Context, url: URL) {
  const page = context.get(pageContext);
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const query = { limit: 25, ...(cursor !== undefined && { cursor }) };
  const filter = readStatisticsFilter(url.searchParams);
  const period = { days: filter.days, ...(filter.game !== "all" && { game: filter.game }) };
  const [statistics, tournaments] =
    page.session === null
      ? [null, null]
      : await Promise.all([
          page.call(getPokerStatistics, { query: period }),
          page.call(getPokerTournamentResults, { query: period }),
        ]);
  return {
    words: loadWords(context, "poker"),
    signedIn: page.session !== null,
    statistics: statistics && { ...statistics, filter, tournaments: tournaments?.results ?? [] },
    /** The player's hands; null for visitors, or if the list could not be read. */
    page: page.session === null ? null : await page.call(listPokerHands, { query }),
  };
}
