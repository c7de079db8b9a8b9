import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listSharedRounds } from "@parlour/contracts/calls/play/shared-rounds/list-shared-rounds";
import { parseTableSlug } from "@parlour/rules/table-copy";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { loadGames } from "../lobby/catalogue.server.ts";
import { sharedGames } from "./load-math.ts";

/** The round verifier, prefilled with the player's round from the URL. */
export async function loadFairness(context: Readonly<RouterContextProvider>, url: URL) {
  const page = context.get(pageContext);
  const roundId = url.searchParams.get("round");
  const [wanted, before] = [url.searchParams.get("table"), Number(url.searchParams.get("before"))];
  const isShared = wanted !== null && sharedGames.includes(parseTableSlug(wanted).game);
  const slug = isShared ? wanted : sharedGames[0]!;
  const query = Number.isSafeInteger(before) && before > 0 ? { before } : {};
  const [games, table, round] = await Promise.all([
    loadGames(context),
    page.call(listSharedRounds, { params: { slug }, query }),
    page.session !== null && roundId ? page.call(getPlayerRound, { params: { roundId } }) : null,
  ]);
  return {
    words: loadWords(context, "fairness"),
    games: games.map(({ slug, name }) => ({ slug, name })),
    /** The past seeds of a shared table; null if they could not be read. */
    table: table && { slug, ...table },
    /** The round is null if the URL contains no round id, or if the round is not this player's. */
    round,
    asked: roundId !== null,
  };
}

export type FairnessData = Awaited<ReturnType<typeof loadFairness>>;
