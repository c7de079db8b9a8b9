import { savePlayerSegment as call } from "@parlour/contracts/calls/office/player-directory/save-player-segment";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryParts } from "../parts.ts";
import { mostSegments, putSegment } from "../segment-store.ts";

export function savePlayerSegment({ kit }: DirectoryParts): Route {
  return route(call, async ({ body: { name, filter }, operator }) =>
    kit.db.transaction(async (tx) => {
      const id = kit.random.id("segment");
      const now = kit.clock.now();
      const saved = await putSegment(tx, { id, name, filter, author: operator.name, now });
      if (saved === undefined) return refuse("TOO_MANY", { most: mostSegments });
      await operator.audit(tx, { subject: `player-segment:${saved.id}`, after: { name, filter } });
      return saved;
    }),
  );
}
