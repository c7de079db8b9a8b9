import { getStatement as call } from "@parlour/contracts/calls/protection/statements/get-statement";
import { type Route, route } from "../../../../kit/service.ts";
import type { StatementParts } from "../parts.ts";
import { readStatement } from "../read-statement.ts";

export function getStatement(parts: StatementParts): Route {
  return route(call, async ({ session, query }) =>
    readStatement(parts, await parts.players.get(session.playerId), query),
  );
}
