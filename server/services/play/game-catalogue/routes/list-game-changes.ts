import { listGameChanges as call } from "@parlour/contracts/calls/play/game-catalogue/list-game-changes";
import { listChanges } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { historyTopic } from "../change-settings.ts";

export function listGameChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, historyTopic, query));
}
