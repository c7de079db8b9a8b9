import { listJurisdictionChanges as call } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdiction-changes";
import { listChanges } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { historyTopic } from "../change-place-rules.ts";

export function listJurisdictionChanges({ db }: Kit): Route {
  return route(call, ({ query }) => listChanges(db, historyTopic, query));
}
