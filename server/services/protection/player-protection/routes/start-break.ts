import { startBreak as call } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendBreakEmail } from "../break-email.ts";
import { toBreaks } from "../break-views.ts";
import type { ProtectionParts } from "../parts.ts";
import { startBreak } from "../start-break.ts";

export function startBreakRoute({ kit, players }: ProtectionParts): Route {
  return route(call, async ({ session, body }) => {
    const player = await players.get(session.playerId);
    const { id, currency } = player;
    const done = await kit.db.transaction(async (tx) => {
      const started = await startBreak(kit, tx, { ...body, playerId: id, currency, actor: id });
      if (!isRefusal(started) && body.scope === "ALL") await sendBreakEmail(kit, tx, player, started.after);
      return started;
    });
    return isRefusal(done) ? done : { items: toBreaks([done.after], kit.clock.now()) };
  });
}
