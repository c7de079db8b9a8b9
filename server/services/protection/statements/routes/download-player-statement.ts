import { downloadPlayerStatement as call } from "@parlour/contracts/calls/protection/statements/download-player-statement";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { replyPdf } from "../statement-files.ts";

export function downloadPlayerStatement(parts: StatementParts): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const player = await parts.players.find(playerId);
    return player ? await replyPdf<typeof call>(parts, player, query) : refuse("NOT_FOUND");
  });
}
