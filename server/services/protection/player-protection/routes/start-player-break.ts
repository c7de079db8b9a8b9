import { startPlayerBreak as call } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendBreakEmail } from "../break-email.ts";
import { toBreaks } from "../break-views.ts";
import type { ProtectionParts } from "../parts.ts";
import { startBreak } from "../start-break.ts";

export function startPlayerBreak({ kit, players }: ProtectionParts): Route {
  return route(call, async ({ params: { playerId }, body: { reason, ...request }, operator }) => {
    const player = await players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    return await kit.db.transaction(async (tx) => {
      const { currency } = player;
      const done = await startBreak(kit, tx, { ...request, playerId, currency, actor: operator.id });
      if (isRefusal(done)) return done;
      if (request.scope === "ALL") await sendBreakEmail(kit, tx, player, done.after);
      const [before, after] = [done.before, done.after].map(
        (one) => one && { break: one.kind, until: one.until?.toISOString() ?? "permanent" },
      );
      await operator.audit(tx, { subject: `player:${playerId}`, before, after, reason });
      return { items: toBreaks([done.after], kit.clock.now()) };
    });
  });
}
