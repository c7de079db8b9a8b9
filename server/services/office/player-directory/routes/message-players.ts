import { messagePlayers as call } from "@parlour/contracts/calls/office/player-directory/message-players";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryParts } from "../parts.ts";

/**
 * Sends a message to several players. Like a message to one player, each is published as a fact, and the
 * notification service delivers it.
 */
export function messagePlayers(parts: DirectoryParts): Route {
  const { kit } = parts;
  return route(call, async ({ body: { playerIds, title, text, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const ids = [...new Set(playerIds)].toSorted();
      if ((await parts.readPlayers(tx, ids)).length < ids.length) return refuse("NOT_FOUND");
      for (const playerId of ids) {
        await kit.facts.publish(tx, { kind: "OPERATOR_MESSAGE", playerId, data: { title, text } });
        await operator.audit(tx, {
          subject: `player:${playerId}`,
          after: { message: { title, text } },
          reason,
        });
      }
      return { sent: ids.length };
    }),
  );
}
