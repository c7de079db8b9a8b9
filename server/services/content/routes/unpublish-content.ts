import { unpublishContent as call } from "@parlour/contracts/calls/operator/unpublish-content";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { contentStore } from "../store.ts";

export function unpublishContent(kit: Kit): Route {
  const store = contentStore(kit);
  return route(call, ({ body, operator }) => store.unpublish(body, operator.id));
}
