import { acknowledgeNotification as call } from "@parlour/contracts/calls/site/notifications/acknowledge-notification";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { updateNotification } from "../update-notification.ts";

export function acknowledgeNotificationRoute(kit: Kit, players: Players): Route {
  return route(call, ({ session, params }) =>
    updateNotification({ kit, players }, "acknowledge", { playerId: session.playerId, id: params.id }),
  );
}
