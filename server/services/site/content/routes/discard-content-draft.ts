import { discardContentDraft as call } from "@parlour/contracts/calls/site/content/discard-content-draft";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { noteChange } from "../note-change.ts";
import { contentStore } from "../store.ts";

export function discardContentDraft(kit: Kit): Route {
  const store = contentStore(kit);
  return route(call, ({ query, operator }) =>
    store.discardDraft(query, noteChange(operator, query, { draftVersion: null })),
  );
}
