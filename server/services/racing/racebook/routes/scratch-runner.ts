import { scratchRunner as call } from "@parlour/contracts/calls/racing/racebook/scratch-runner";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readDeskRace } from "../desk/desk-views.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { withdrawRunner } from "../withdraw-runner.ts";

export function scratchRunner(parts: RacebookParts): Route {
  return route(call, async ({ params: { raceId }, body: { runner, reason }, operator }) => {
    const isScratched = await withdrawRunner(parts, raceId, runner, (tx) =>
      operator.audit(tx, { subject: `race:${raceId}`, after: { withdrawn: runner }, reason }),
    );
    const race = await readDeskRace(parts.kit, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    return isScratched ? race : refuse("CONFLICT");
  });
}
