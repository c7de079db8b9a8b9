import { discardContentDraft as call } from "@parlour/contracts/calls/site/content/discard-content-draft";
import { type Route, route } from "@parlour/server/kit/service";
import { noteChange } from "../note-change.ts";
import type { ContentStore } from "../store.ts";

export function discardContentDraft(store: ContentStore): Route {
  return route(call, ({ query, operator }) =>
    store.discardDraft(query, noteChange(operator, query, { draftVersion: null })),
  );
}
