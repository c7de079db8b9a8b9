import { acknowledgeRealityCheck as call } from "@parlour/contracts/calls/protection/player-protection/acknowledge-reality-check";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readRealityCheck } from "../read-reality-check.ts";
import { acknowledge } from "../reality-check-store.ts";

export function acknowledgeRealityCheck(parts: ProtectionParts): Route {
  const { kit } = parts;
  return route(call, async ({ session }) => {
    await acknowledge(kit.db, session.playerId, kit.clock.now());
    return await readRealityCheck(parts, session);
  });
}
