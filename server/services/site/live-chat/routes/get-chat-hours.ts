import { getChatHours as call } from "@parlour/contracts/calls/site/live-chat/get-chat-hours";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readChatHours } from "../chat-hours.ts";

export function getChatHoursRoute(kit: Kit): Route {
  return route(call, () => readChatHours(kit.db));
}
