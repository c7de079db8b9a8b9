import { addPlayerNote as call } from "@parlour/contracts/calls/identity/profile/add-player-note";
import type { Kit } from "../../../../kit/kit.ts";
import { playerKey } from "../../../../kit/player-keys.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { insertNote } from "../note-store.ts";
import { lockStatus } from "../player-for-operators.ts";

export function addPlayerNoteRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { text }, operator }) =>
    kit.db.transaction(async (tx) => {
      if ((await lockStatus(tx, playerId)) === undefined) return refuse("NOT_FOUND");
      const id = kit.random.id("note");
      const createdAt = kit.clock.now();
      const key = await playerKey(kit, tx, playerId);
      if (key === undefined) return refuse("PLAYER_ERASED");
      await insertNote(tx, key, { playerId, id, text, operator, createdAt });
      await operator.audit(tx, { subject: `player:${playerId}`, after: { note: id } });
      return { id, text, author: operator.name, createdAt: createdAt.toISOString() };
    }),
  );
}
