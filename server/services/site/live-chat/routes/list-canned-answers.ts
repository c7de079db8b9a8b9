import { listCannedAnswers as call } from "@parlour/contracts/calls/site/live-chat/list-canned-answers";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listCanned } from "../canned-store.ts";

export function listCannedAnswersRoute(kit: Kit): Route {
  return route(call, () => listCanned(kit.db));
}
