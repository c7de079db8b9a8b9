import { saveContentDraft as call } from "@parlour/contracts/calls/site/content/save-content-draft";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { noteChange } from "../note-change.ts";
import { contentStore } from "../store.ts";

export function saveContentDraft(kit: Kit): Route {
  const store = contentStore(kit);
  return route(call, ({ body: { bucket, language, document, baseVersion }, operator }) =>
    store.saveDraft(
      { bucket, language },
      document,
      { author: operator.id, baseVersion },
      noteChange(operator, { language, kind: document.kind, key: document.key }, { draft: "saved" }),
    ),
  );
}
