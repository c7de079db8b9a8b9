import { settleRace as call } from "@parlour/contracts/calls/racing/racebook/settle-race";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readDeskRace } from "../desk/desk-views.ts";
import { advanceRace } from "../driver.ts";
import { isDecided } from "../race-state.ts";
import { findRace } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";

/**
 * Settles a race. The calendar does this automatically; the call is for a race whose settlement has failed, or cannot
 * wait.
 */
export function settleRace(parts: RacebookParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { raceId }, body: { reason }, operator }) => {
    const race = await findRace(kit.db, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    if (!isDecided(race.state) || race.settledAt !== null) return refuse("CONFLICT");
    await advanceRace(parts, raceId);
    const after = (await readDeskRace(kit, raceId))!;
    await kit.db.transaction((tx) =>
      operator.audit(tx, { subject: `race:${raceId}`, after: { state: after.race.state }, reason }),
    );
    return after;
  });
}
