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
  const draft = useDraft<Body>(`content ${JSON.stringify(contentRef)}`, initial);
  const { value: body, set: setBody } = draft;
  const [isConflicting, setConflicting] = useState(false);
  const [asText, setAsText] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The draft is compared by value, so that it counts as unchanged if it was saved or changed back.
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
        <Button variant="primary" size="sm" loading={busy} disabled={!isChanged} onClick={save}>
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
        <JsonEditor value={body} onChange={setBody} />
      ) : (
        <BodyEditor
          value={body}
          onChange={(path: Path, value: unknown) => setBody((before) => setAt(before, path, value))}
        />
      )}
    </div>
  );
}
