import { unpublishContent as call } from "@parlour/contracts/calls/site/content/unpublish-content";
import { type Route, route } from "@parlour/server/kit/service";
import { recordChange } from "../record-change.ts";
import type { ContentStore } from "../store.ts";

export function unpublishContent(store: ContentStore): Route {
  return route(call, ({ body: { reason, ...ref }, operator }) =>
    store.unpublish(ref, operator.id, recordChange(operator, ref, { publishedVersion: null }, reason)),
  );
}
