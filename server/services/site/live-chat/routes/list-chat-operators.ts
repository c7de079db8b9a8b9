import { listChatOperators as call } from "@parlour/contracts/calls/site/live-chat/list-chat-operators";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listOperatorsSince } from "../operator-store.ts";
import { offlineAfterMs } from "../watch-desk.ts";

export function listChatOperatorsRoute(kit: Kit): Route {
  return route(call, () => listOperatorsSince(kit.db, new Date(kit.clock.now().getTime() - offlineAfterMs)));
}
