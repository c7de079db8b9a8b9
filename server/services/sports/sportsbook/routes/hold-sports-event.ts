import { holdSportsEvent as call } from "@parlour/contracts/calls/sports/sportsbook/hold-sports-event";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findEvent, writeEvent } from "../event-store.ts";
import { publishEvent } from "../publish.ts";
import { readTradingEvent } from "../trading-view.ts";

/** Stronger than the provider's own suspension: its messages do not lift it. */
export function holdSportsEvent(kit: Kit): Route {
  return route(call, async ({ params, body: { isHeld } }) => {
    const changed = await kit.db.transaction(async (tx) => {
      const before = await findEvent(tx, params.event, "for update");
      if (before === undefined || before.isHeld === isHeld) return undefined;
      const after = { ...before, isHeld, version: before.version + 1 };
      await writeEvent(tx, after);
      return { before, after };
    });
    if (changed) publishEvent(kit, changed.before, changed.after, []);
    return (await readTradingEvent(kit, params.event)) ?? refuse("NOT_FOUND");
  });
}
