import { listBonuses as call } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { type Route, route } from "../../../../kit/service.ts";
import type { BonusParts } from "../parts.ts";
import { readBonuses } from "../read-bonuses.ts";

export function listBonuses(parts: BonusParts): Route {
  return route(call, async ({ session: { playerId }, query }) => {
    const language = query.language ?? (await parts.players.get(playerId)).language;
    return await readBonuses(parts, playerId, language, { after: query.cursor, limit: query.limit });
  });
}
