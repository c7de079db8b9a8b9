import { saveContentDraft as call } from "@parlour/contracts/calls/site/content/save-content-draft";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refusalCode, refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { OperatorNames } from "../operator-names.ts";
import { recordChange } from "../record-change.ts";
import type { ContentStore } from "../store.ts";
import { findState, findVersion } from "../version-store.ts";

export function saveContentDraft(kit: Kit, store: ContentStore, operators: OperatorNames): Route {
  return route(call, async ({ body: { bucket, language, document, baseVersion }, operator }) => {
    const ref = { bucket, language, kind: document.kind, key: document.key };
    const saved = await store.saveDraft(
      { bucket, language },
      document,
      { author: operator.id, baseVersion },
      recordChange(operator, ref, { draft: "saved" }),
    );
    if (!isRefusal(saved) || refusalCode(saved) !== "CONFLICT") return saved;
    const state = await findState(kit.db, ref);
    const version = state?.draftVersion ?? state?.publishedVersion ?? null;
    // After a draft has been discarded, the newest version is an older one, whose author has not changed anything
    // since.
    const newer =
      version !== null && version > (baseVersion ?? 0) ? await findVersion(kit.db, ref, version) : null;
    const operatorName = newer && (await operators.namesOf([newer.author])).get(newer.author);
    return refuse("CONFLICT", { version, ...(operatorName && { operatorName }) });
  });
}
