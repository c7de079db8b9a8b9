import { confirmProtectionLimit as call } from "@parlour/contracts/calls/protection/player-protection/confirm-protection-limit";
import { confirmChange } from "@parlour/rules/protection-limits";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { noteChange, writeLimit } from "../limit-store.ts";
import type { ProtectionParts } from "../parts.ts";
import { protectPlayer } from "../protect-player.ts";
import { readLimitsOf } from "../read-limits-of.ts";
import { findLimit } from "../set-limit.ts";

export function confirmProtectionLimit(parts: ProtectionParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ session, body: { kind, period } }) => {
    const player = await players.get(session.playerId);
    const { id: playerId, currency } = player;
    const isDone = await kit.db.transaction(async (tx) => {
      await protectPlayer(kit, tx, { playerId, currency, timeZone: null });
      const now = kit.clock.now();
      const before = await findLimit(tx, playerId, "PLAYER", { kind, period });
      const after = confirmChange(before, now);
      if (after === undefined) return false;
      const limit = { source: "PLAYER", kind, period, currency: kind === "TIME" ? "" : currency } as const;
      await writeLimit(tx, playerId, limit, after, now);
      const subject = `PLAYER ${kind} ${period}`;
      await noteChange(tx, { playerId, subject, before, after, actor: playerId, at: now });
      return true;
    });
    return isDone ? await readLimitsOf(parts, player) : refuse("CONFLICT");
  });
}
