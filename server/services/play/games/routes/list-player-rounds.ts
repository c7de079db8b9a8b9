import { listPlayerRounds as call } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { toSummary } from "../round-answers.ts";

const roundsPerPage = 25;

export function listPlayerRounds({ wagering, games, findStudioGame }: GamesParts): Route {
  return route(call, async ({ session, query }) => {
    const { items, nextCursor } = await wagering.rounds.list({
      playerId: session.playerId,
      productId: query.gameId,
      onlyRounds: true,
      from: query.from === undefined ? undefined : new Date(query.from),
      before: query.before === undefined ? undefined : new Date(query.before),
      cursor: query.cursor,
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
