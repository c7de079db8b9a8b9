import { exportPlayerStatement as call } from "@parlour/contracts/calls/protection/statements/export-player-statement";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { replyCsv } from "../statement-files.ts";

export function exportPlayerStatement(parts: StatementParts): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const player = await parts.players.find(playerId);
    return player ? await replyCsv<typeof call>(parts, player, query) : refuse("NOT_FOUND");
  });
}
