import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
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
  const [body, setBody] = useState(initial);
  const [asText, setAsText] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isChanged = body !== initial || found === null;

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const document = { kind, key, body } as unknown as Saved;
      const baseVersion = found ? (found.history.draftVersion ?? found.history.publishedVersion) : null;
      await saveDraft({ body: { bucket, language, document, baseVersion } });
      showToast({ tone: "success", title: "Draft saved" });
      onChanged();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {failure ? (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      ) : null}
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
