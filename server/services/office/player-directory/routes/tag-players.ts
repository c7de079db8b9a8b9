import { tagPlayers as call } from "@parlour/contracts/calls/office/player-directory/tag-players";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryParts } from "../parts.ts";
import { addTag, removeTag } from "../tag-store.ts";

/** Adds or removes a tag. Each player whose tags change gets an entry in the audit log. */
export function tagPlayers(parts: DirectoryParts): Route {
  const { kit } = parts;
  return route(call, async ({ body: { playerIds, tag, action, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const known = await parts.readPlayers(tx, playerIds);
      if (known.length < new Set(playerIds).size) return refuse("NOT_FOUND");
      const tagging = { playerIds, tag };
      const changed =
        action === "ADD"
          ? await addTag(tx, tagging, { name: operator.name, now: kit.clock.now() })
          : await removeTag(tx, tagging);
      for (const id of changed.toSorted()) {
        const states = action === "ADD" ? { after: { tag } } : { before: { tag } };
        await operator.audit(tx, { subject: `player:${id}`, ...states, reason });
      }
      return { changed: changed.length };
    }),
  );
}
