import { publishContent as call } from "@parlour/contracts/calls/site/content/publish-content";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { noteChange } from "../note-change.ts";
import { contentStore } from "../store.ts";

export function publishContent(kit: Kit): Route {
  const store = contentStore(kit);
  return route(call, ({ body: { version, reason, ...ref }, operator }) =>
    store.publish(
      ref,
      version,
      operator.id,
      noteChange(operator, ref, { publishedVersion: version }, reason),
    ),
  );
}
