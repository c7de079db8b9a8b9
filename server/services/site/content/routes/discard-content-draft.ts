import { discardContentDraft as call } from "@parlour/contracts/calls/site/content/discard-content-draft";
import { type Route, route } from "@parlour/server/kit/service";
import { recordChange } from "../record-change.ts";
import type { ContentStore } from "../store.ts";

export function discardContentDraft(store: ContentStore): Route {
  return route(call, ({ query, operator }) =>
    store.discardDraft(query, recordChange(operator, query, { draftVersion: null })),
  );
}
