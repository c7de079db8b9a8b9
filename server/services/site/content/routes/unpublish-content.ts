import { unpublishContent as call } from "@parlour/contracts/calls/site/content/unpublish-content";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { noteChange } from "../note-change.ts";
import { contentStore } from "../store.ts";

export function unpublishContent(kit: Kit): Route {
  const store = contentStore(kit);
  return route(call, ({ body: { reason, ...ref }, operator }) =>
    store.unpublish(ref, operator.id, noteChange(operator, ref, { publishedVersion: null }, reason)),
  );
}
