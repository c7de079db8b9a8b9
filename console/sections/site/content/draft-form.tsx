import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { type Path, setAt } from "../../../parts/conflicts/field-path.ts";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { BodyEditor } from "./body-editor.tsx";
import { type Body, saveDraft } from "./content-api.ts";
import { DocumentActions } from "./document-actions.tsx";
import { JsonEditor } from "./json-editor.tsx";
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
  const draft = useMergedDraft<Body>(`document ${JSON.stringify(contentRef)}`, {
    version: found?.version ?? 0,
    value: initial,
  });
  const { value: body, conflicts, set: setBody } = draft;
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
      <DraftStatus
        draft={draft}
        what="This text has"
        changedBy={
          found?.history.versions.find(({ version }) => version === found.version)?.authorName ?? undefined
        }
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
