import { exportStatement as call } from "@parlour/contracts/calls/protection/statements/export-statement";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { replyCsv } from "../statement-files.ts";

export function exportStatement(parts: StatementParts): Route {
  return route(call, async ({ session, query }) =>
    replyCsv<typeof call>(parts, await parts.players.get(session.playerId), query),
  );
}
