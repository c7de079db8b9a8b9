import { listMethodChanges as call } from "@parlour/contracts/calls/money/routing/list-method-changes";
import { listChanges } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { historyTopic } from "../change-method.ts";

export function listMethodChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, historyTopic, query));
}
