import { listSupportConversations as call } from "@parlour/contracts/calls/site/support-desk/list-support-conversations";
import { type Route, route } from "../../../../kit/service.ts";
import { listConversations } from "../conversation-store.ts";
import type { SupportParts } from "../parts.ts";

const perPage = 50;

export function listSupportConversations({ kit }: SupportParts): Route {
  return route(call, async ({ query: { state, channel, tag, playerId, ids, cursor } }) => {
    const rows = await listConversations(kit.db, {
      state,
      channel,
      tag,
      playerId,
      ids: ids?.split(",").slice(0, perPage),
      cursor: cursor === undefined ? undefined : parseCursor(cursor),
      limit: perPage + 1,
      now: kit.clock.now(),
    });
    const page = rows.slice(0, perPage);
    const last = rows.length > perPage ? page.at(-1)! : undefined;
    return {
      items: page.map(({ conversation }) => conversation),
      nextCursor: last === undefined ? null : `${last.place}_${last.conversation.id}`,
    };
  });
}

/** Splits a cursor, whose form the contract has checked. */
function parseCursor(cursor: string): readonly [string, string] {
  const end = cursor.indexOf("_");
  return [cursor.slice(0, end), cursor.slice(end + 1)];
}
