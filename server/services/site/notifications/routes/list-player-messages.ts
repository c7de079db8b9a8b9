import { listPlayerMessages as call } from "@parlour/contracts/calls/site/notifications/list-player-messages";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { compose } from "../compose.ts";
import { countUnread, listAll } from "../notification-store.ts";
import { parseCursor, toCursor } from "../views.ts";

const perPage = 50;

export function listPlayerMessagesRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, query }) => {
    const asked = { before: parseCursor(query.cursor), limit: perPage + 1 };
    const rows = await listAll(kit.db, playerId, asked);
    const page = rows.slice(0, perPage);
    return {
      unread: await countUnread(kit.db, playerId),
      items: page.map((row) => {
        const { title, text } = compose(row, "en");
        return {
          id: row.id,
          topic: row.topic,
          title,
          text,
          createdAt: row.created_at.toISOString(),
          readAt: row.acknowledged_at?.toISOString() ?? null,
          deletedAt: row.deleted_at?.toISOString() ?? null,
        };
      }),
      nextCursor: rows.length > perPage ? toCursor(page.at(-1)!) : null,
    };
  });
}
