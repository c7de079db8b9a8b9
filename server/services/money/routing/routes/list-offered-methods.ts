import { listOfferedMethods as call } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listAllMethods } from "../method-change-store.ts";
import { toOfferedMethod } from "../method-view.ts";

export function listOfferedMethods({ db }: Kit): Route {
  return route(call, async () => ({ items: (await listAllMethods(db)).map(toOfferedMethod) }));
}
