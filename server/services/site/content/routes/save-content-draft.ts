import { saveContentDraft as call } from "@parlour/contracts/calls/site/content/save-content-draft";
import { type Route, route } from "@parlour/server/kit/service";
import { recordChange } from "../record-change.ts";
import type { ContentStore } from "../store.ts";

export function saveContentDraft(store: ContentStore): Route {
  return route(call, ({ body: { bucket, language, document, baseVersion }, operator }) =>
    store.saveDraft(
      { bucket, language },
      document,
      { author: operator.id, baseVersion },
      recordChange(
        operator,
        { bucket, language, kind: document.kind, key: document.key },
        { draft: "saved" },
      ),
    ),
  );
}
