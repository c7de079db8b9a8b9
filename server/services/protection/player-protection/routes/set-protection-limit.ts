import { setProtectionLimit as call } from "@parlour/contracts/calls/protection/player-protection/set-protection-limit";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readLimitsOf } from "../read-limits-of.ts";
import { setLimit } from "../set-limit.ts";

export function setProtectionLimit(parts: ProtectionParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ session, body }) => {
    const player = await players.get(session.playerId);
    const request = {
      ...body,
      playerId: player.id,
      currency: player.currency,
      source: "PLAYER",
      actor: player.id,
    } as const;
    const changed = await kit.db.transaction((tx) => setLimit(kit, tx, request));
    return isRefusal(changed) ? changed : await readLimitsOf(parts, player);
  });
}
