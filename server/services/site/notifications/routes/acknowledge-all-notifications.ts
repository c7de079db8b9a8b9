import { acknowledgeAllNotifications as call } from "@parlour/contracts/calls/site/notifications/acknowledge-all-notifications";
import type { Kit } from "../../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../../kit/player-events.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { acknowledgeUpTo, countUnread, findNotification } from "../notification-store.ts";

export function acknowledgeAllNotificationsRoute(kit: Kit): Route {
  return route(call, async ({ session, body }) => {
    const { playerId } = session;
    return await kit.db.transaction(async (tx) => {
      const newest = await findNotification(tx, playerId, body.newest);
      if (newest === undefined) return refuse("NOT_FOUND");
      await acknowledgeUpTo(tx, playerId, newest, kit.clock.now());
      tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "notifications"));
      return { unread: await countUnread(tx, playerId) };
    });
  });
}
