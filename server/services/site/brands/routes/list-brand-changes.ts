import { listBrandChanges as call } from "@parlour/contracts/calls/site/brands/list-brand-changes";
import { listChanges } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { historyTopic } from "../write-change.ts";

export function listBrandChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, historyTopic, query));
}
