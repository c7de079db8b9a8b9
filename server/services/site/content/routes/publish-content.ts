import { publishContent as call } from "@parlour/contracts/calls/site/content/publish-content";
import { type Route, route } from "@parlour/server/kit/service";
import { recordChange } from "../record-change.ts";
import type { ContentStore } from "../store.ts";

export function publishContent(store: ContentStore): Route {
  return route(call, ({ body: { version, reason, ...ref }, operator }) =>
    store.publish(
      ref,
      version,
      operator.id,
      recordChange(operator, ref, { publishedVersion: version }, reason),
    ),
  );
}
