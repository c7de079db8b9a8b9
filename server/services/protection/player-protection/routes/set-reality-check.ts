import { setRealityCheck as call } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ProtectionParts } from "../parts.ts";
import { readRealityCheck } from "../read-reality-check.ts";
import { writeRealityCheck } from "../reality-check-store.ts";

export function setRealityCheck(parts: ProtectionParts): Route {
  const { kit } = parts;
  return route(call, async ({ session, body: { intervalMinutes } }) => {
    const { dueAt, maximumMinutes } = await readRealityCheck(parts, session);
    const now = kit.clock.now();
    // A check that is due must be confirmed first; otherwise, players could postpone it by choosing a new interval.
    if (dueAt !== null && new Date(dueAt) <= now) return refuse("REALITY_CHECK_DUE");
    if (maximumMinutes !== null && (intervalMinutes ?? 0) > maximumMinutes) {
      return refuseFields([{ code: "TOO_LARGE", field: "intervalMinutes" }]);
    }
    await writeRealityCheck(kit.db, session.playerId, intervalMinutes, now);
    return await readRealityCheck(parts, session);
  });
}
