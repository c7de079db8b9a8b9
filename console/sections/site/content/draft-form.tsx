import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { useDraft } from "../../../parts/use-draft.ts";
import { BodyEditor } from "./body-editor.tsx";
import { type Path, setAt } from "./body-paths.ts";
import { type Body, saveDraft } from "./content-api.ts";
import { DocumentActions } from "./document-actions.tsx";
import { FieldConflicts } from "./field-conflicts.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { type DocumentDraft, mergeDraft, resolveConflict } from "./merge-draft.ts";
import type { ReadDocument } from "./use-document.ts";

type DraftFormProps = {
  contentRef: ContentRef;
  found: ReadDocument;
  initial: Body;
  onChanged: () => void;
};

type Saved = Parameters<typeof saveDraft>[0]["body"]["document"];

export function DraftForm({ contentRef, found, initial, onChanged }: DraftFormProps) {
  const { bucket, language, kind, key } = contentRef;
  const draft = useDraft<DocumentDraft>(`document ${JSON.stringify(contentRef)}`, {
    base: initial,
    body: initial,
  });
  // A restored draft may be based on an older version, so it is merged into the loaded version.
  const { body, conflicts } = mergeDraft(draft.value, initial);
  const change = (next: (merged: DocumentDraft) => DocumentDraft) =>
    draft.set((before) => {
      const { conflicts: _open, ...merged } = mergeDraft(before, initial);
      return next(merged);
    });
  const setBody = (next: (before: Body) => Body) =>
    change(({ base, body: before }) => ({ base, body: next(before) }));
  const [isConflicting, setConflicting] = useState(false);
  const [asText, setAsText] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The contents are compared by value, so that a draft that was saved or changed back is treated as unchanged.
  const isChanged = found === null || JSON.stringify(body) !== JSON.stringify(initial);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const document = { kind, key, body } as unknown as Saved;
      const baseVersion = found ? (found.history.draftVersion ?? found.history.publishedVersion) : null;
      await saveDraft({ body: { bucket, language, document, baseVersion } });
      draft.clear();
      showToast({ tone: "success", title: "Draft saved" });
      onChanged();
    } catch (error) {
      setConflicting(error instanceof ApiError && error.errorCode === "CONFLICT");
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <DraftNotice draft={draft} />
      <FieldConflicts
        conflicts={conflicts}
        onResolve={(conflict, keep) => change((merged) => resolveConflict(merged, conflict, keep))}
      />
      <Failure
        text={failure}
        action={
          isConflicting ? (
            <Button
              size="sm"
              onClick={() => {
                setFailure(null);
                onChanged();
              }}
            >
              Load latest version
            </Button>
          ) : undefined
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="sm"
          loading={busy}
          disabled={!isChanged || conflicts.length > 0}
          onClick={save}
        >
          Save draft
        </Button>
        <Button size="sm" aria-pressed={asText} onClick={() => setAsText(!asText)}>
          {asText ? "Form" : "As JSON"}
        </Button>
        {found ? (
          <DocumentActions
            contentRef={contentRef}
            found={found}
            isChanged={isChanged}
            onChanged={onChanged}
          />
        ) : null}
      </div>
      {asText ? (
        <JsonEditor value={body} onChange={(next) => setBody(() => next)} />
      ) : (
        <BodyEditor
          value={body}
          onChange={(path: Path, value: unknown) => setBody((before) => setAt(before, path, value))}
        />
      )}
    </div>
  );
}
