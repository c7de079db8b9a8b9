import { deletePlayerSegment as call } from "@parlour/contracts/calls/office/player-directory/delete-player-segment";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryParts } from "../parts.ts";
import { deleteSegment } from "../segment-store.ts";

export function deletePlayerSegment({ kit }: DirectoryParts): Route {
  return route(call, async ({ params: { id }, operator }) =>
    kit.db.transaction(async (tx) => {
      const deleted = await deleteSegment(tx, id);
      if (deleted === undefined) return refuse("NOT_FOUND");
      const { name, filter } = deleted;
      await operator.audit(tx, { subject: `player-segment:${id}`, before: { name, filter } });
      return { ok: true as const };
    }),
  );
}
