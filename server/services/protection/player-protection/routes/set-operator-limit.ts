import { setOperatorLimit as call } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readLimitsOf } from "../read-limits-of.ts";
import { setLimit } from "../set-limit.ts";

export function setOperatorLimit(parts: ProtectionParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ params: { playerId }, body: { reason, ...request }, operator }) => {
    const player = await players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    const { currency } = player;
    const changed = await kit.db.transaction(async (tx) => {
      const change = await setLimit(kit, tx, {
        ...request,
        playerId,
        currency,
        source: "OPERATOR",
        timeZone: null,
        actor: operator.id,
      });
      if (isRefusal(change)) return change;
      const [before, after] = [change.before, change.after].map((one) => ({
        limit: `${request.kind} ${request.period}`,
        amount: one?.amount.toString() ?? null,
      }));
      await operator.audit(tx, { subject: `player:${playerId}`, before, after, reason });
      return change;
    });
    return isRefusal(changed) ? changed : await readLimitsOf(parts, player);
  });
}
