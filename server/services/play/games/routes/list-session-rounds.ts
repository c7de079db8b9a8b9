import { listSessionRounds as call } from "@parlour/contracts/calls/play/games/list-session-rounds";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { ownerOf } from "../game-session.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";
import { toSummary } from "../round-answers.ts";

const roundsPerPage = 25;

export function listSessionRounds(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    if (isRefusal(open)) return open;
    const { items, nextCursor } = await parts.moneyOf(open).rounds.list({
      playerId: ownerOf(open),
      sessionId: open.id,
      cursor: input.query.cursor,
      limit: roundsPerPage,
    });
    return { items: items.map((round) => toSummary(round, parts.games.find(round.productId))), nextCursor };
  });
}
