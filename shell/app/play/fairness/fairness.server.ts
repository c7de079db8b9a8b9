import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { loadGames } from "../lobby/catalogue.server.ts";

/** The verifier, prefilled with the player's round from the URL. */
export async function loadFairness(context: Readonly<RouterContextProvider>, url: URL) {
  const page = context.get(pageContext);
  const roundId = url.searchParams.get("round");
  const [games, round] = await Promise.all([
    loadGames(context),
    page.session !== null && roundId ? page.call(getPlayerRound, { params: { roundId } }) : null,
  ]);
  return {
    words: loadWords(context, "fairness"),
    games: games.map(({ slug, name }) => ({ slug, name })),
    /** Null if no round is named, or it isn't this player's. */
    round,
    asked: roundId !== null,
  };
}

export type FairnessData = Awaited<ReturnType<typeof loadFairness>>;
