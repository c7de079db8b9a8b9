import { listSessionResults as call } from "@parlour/contracts/calls/play/games/list-session-results";
import { GAME_RESULTS_SHOWN } from "@parlour/contracts/constants";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { ownerOf } from "../game-session.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";
import { pastOutcomeOf } from "../round-answers.ts";

export function listSessionResults(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    if (isRefusal(open)) return open;
    const game = parts.games.find(open.gameId);
    if (!game?.math?.pastOf) return { results: [] };
    const { items } = await parts.moneyOf(open).rounds.list({
      playerId: ownerOf(open),
      productId: open.gameId,
      onlyRounds: true,
      limit: GAME_RESULTS_SHOWN,
    });
    return {
      results: items
        .filter(({ state }) => state === "ENDED")
        .map((round) => ({ roundId: round.roundId, outcome: pastOutcomeOf(game, round) })),
    };
  });
}
