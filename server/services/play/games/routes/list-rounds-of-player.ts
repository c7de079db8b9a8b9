import { listRoundsOfPlayer as call } from "@parlour/contracts/calls/play/games/list-rounds-of-player";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { toSummary } from "../round-answers.ts";

const roundsPerPage = 25;

export function listRoundsOfPlayer({ wagering, games, findStudioGame }: GamesParts): Route {
  return route(call, async ({ params: { playerId }, query: { gameId, cursor } }) => {
    const { items, nextCursor } = await wagering.rounds.list({
      playerId,
      productId: gameId,
      cursor,
      limit: roundsPerPage,
    });
    return {
      items: items.map((round) =>
        toSummary(round, games.find(round.productId) ?? findStudioGame(round.productId)),
      ),
      nextCursor,
    };
  });
}
