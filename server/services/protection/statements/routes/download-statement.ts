import { downloadStatement as call } from "@parlour/contracts/calls/protection/statements/download-statement";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { replyPdf } from "../statement-files.ts";

export function downloadStatement(parts: StatementParts): Route {
  return route(call, async ({ session, query }) =>
    replyPdf<typeof call>(parts, await parts.players.get(session.playerId), query),
  );
}
