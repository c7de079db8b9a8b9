import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendCode, sendLimit } from "../confirmation-codes.ts";
import { readProofLimit } from "../operation-limit.ts";

export function sendConfirmationCodeRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(sendConfirmationCode, async ({ params, query, session }) => {
    const { operation } = params;
    const player = await players.get(session.playerId);
    const byEmail = query.method === "EMAIL";
    if (operation === "validatePhone" && player.phoneValidated) return refuse("PLAYER_VALIDATED");
    if (!byEmail && operation !== "validatePhone" && !player.phoneValidated) {
      return refuse("PLAYER_NOT_VALIDATED");
    }
    const proofs = await readProofLimit(kit, player.id, operation);
    if (!proofs.allowed) {
      return refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: Math.ceil(proofs.retryAfterSeconds) });
    }
    const sent = await sendCode(kit, player, operation, byEmail ? "email" : "sms");
    if (!sent.allowed) {
      return refuse("NO_REMAINING_SEND_CODE_ATTEMPT", { limit: sendLimit, remainingSendAttempts: 0 });
    }
    return { limit: sendLimit, remainingSendAttempts: sent.remaining };
  });
}
