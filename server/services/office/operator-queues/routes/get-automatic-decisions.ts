import { getAutomaticDecisions as call } from "@parlour/contracts/calls/office/operator-queues/get-automatic-decisions";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readHold } from "../hold-store.ts";

export function getAutomaticDecisions({ db }: Kit): Route {
  return route(call, () => readHold(db));
}
