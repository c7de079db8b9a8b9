import { getPlayerStatement as call } from "@parlour/contracts/calls/protection/statements/get-player-statement";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { readStatement } from "../read-statement.ts";

export function getPlayerStatement(parts: StatementParts): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const player = await parts.players.find(playerId);
    return player ? await readStatement(parts, player, query) : refuse("NOT_FOUND");
  });
}
