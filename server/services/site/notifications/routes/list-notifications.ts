import { listNotifications as call } from "@parlour/contracts/calls/site/notifications/list-notifications";
import type { Kit } from "../../../../kit/kit.ts";
import type { PlayerProtection } from "../../../../kit/ports/player-protection.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { countUnread, listUndeleted } from "../notification-store.ts";
import { promotionalTopics } from "../preferences.ts";
import { parseCursor, toCursor, toNotification } from "../views.ts";

const perPage = 20;

export function listNotificationsRoute(
  kit: Kit,
  players: Players,
  protection: Pick<PlayerProtection, "isOnBreak">,
): Route {
  return route(call, async ({ session, query }) => {
    const { playerId } = session;
    const language = query.language ?? (await players.get(playerId)).language;
    const shown = query.limit ?? perPage;
    const asked = { before: parseCursor(query.cursor), limit: shown + 1 };
    // Offers are hidden during a break and listed again afterwards.
    const hidden = (await protection.isOnBreak(playerId)) ? promotionalTopics : [];
    const [rows, unread] = await Promise.all([
      listUndeleted(kit.db, playerId, asked, hidden),
      countUnread(kit.db, playerId, hidden),
    ]);
    const page = rows.slice(0, shown);
    return {
      unread,
      notifications: page.map((row) => toNotification(row, language)),
      nextCursor: rows.length > shown ? toCursor(page.at(-1)!) : null,
    };
  });
}
