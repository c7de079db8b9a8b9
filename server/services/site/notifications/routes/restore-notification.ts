import { restoreNotification as call } from "@parlour/contracts/calls/site/notifications/restore-notification";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { updateNotification } from "../update-notification.ts";

export function restoreNotificationRoute(kit: Kit, players: Players): Route {
  return route(call, ({ session, params }) =>
    updateNotification({ kit, players }, "restore", { playerId: session.playerId, id: params.id }),
  );
}
