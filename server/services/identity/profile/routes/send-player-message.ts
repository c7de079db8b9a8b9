import { sendPlayerMessage as call } from "@parlour/contracts/calls/identity/profile/send-player-message";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockStatus } from "../player-for-operators.ts";

/**
 * Sends a message to a player. It is published as a fact (a domain event), which the notification service
 * delivers.
 */
export function sendPlayerMessageRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { title, text, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      if ((await lockStatus(tx, playerId)) === undefined) return refuse("NOT_FOUND");
      await kit.facts.publish(tx, { kind: "OPERATOR_MESSAGE", playerId, data: { title, text } });
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        after: { message: { title, text } },
        reason,
      });
      return { sent: true as const };
    }),
  );
}
