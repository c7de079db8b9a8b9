import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { discardDraft, publish, unpublish } from "./content-api.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import type { ReadDocument } from "./use-document.ts";

type DocumentActionsProps = {
  contentRef: ContentRef;
  found: NonNullable<ReadDocument>;
  /** Whether there are unsaved changes; only saved versions can be published. */
  isChanged: boolean;
  onChanged: () => void;
};

type Open = "publish" | "unpublish" | "discard" | "schedule" | "history" | "preview" | null;

export function DocumentActions({ contentRef, found, isChanged, onChanged }: DocumentActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const { draftVersion, publishedVersion } = found.history;
  const close = () => setOpen(null);
  const isPage = contentRef.kind === "page" || contentRef.kind === "region" || contentRef.kind === "item";
  return (
    <>
      {draftVersion === null ? null : (
        <Button size="sm" disabled={isChanged} onClick={() => setOpen("publish")}>
          Publish
        </Button>
      )}
      {isPage ? (
        <Button size="sm" disabled={isChanged} onClick={() => setOpen("preview")}>
          Preview
        </Button>
      ) : null}
      <Button size="sm" disabled={isChanged} onClick={() => setOpen("schedule")}>
        Schedule
      </Button>
      <Button size="sm" onClick={() => setOpen("history")}>
        History
      </Button>
      {draftVersion === null ? null : (
        <Button size="sm" variant="quiet" onClick={() => setOpen("discard")}>
          Discard draft
        </Button>
      )}
      {publishedVersion === null ? null : (
        <Button size="sm" variant="quiet" onClick={() => setOpen("unpublish")}>
          Unpublish
        </Button>
      )}
      <ReasonDialog
        open={open === "publish"}
        onClose={close}
        title={`Publish ${contentRef.key}`}
        description={`Version ${draftVersion} in ${contentRef.language} goes live for everyone immediately.`}
        action="Publish"
        done="Published"
        about={`publish ${JSON.stringify(contentRef)}`}
        onSubmit={async (reason) => {
          if (draftVersion !== null)
            await publish({ body: { ...contentRef, version: draftVersion, reason } });
          onChanged();
        }}
      />
      <ReasonDialog
        open={open === "unpublish"}
        onClose={close}
        title={`Unpublish ${contentRef.key}`}
        description={`Removes it from the site in ${contentRef.language}. All versions are kept.`}
        action="Unpublish"
        danger
        done="Unpublished"
        about={`unpublish ${JSON.stringify(contentRef)}`}
        onSubmit={async (reason) => {
          await unpublish({ body: { ...contentRef, reason } });
          onChanged();
        }}
      />
      <ConfirmDialog
        open={open === "discard"}
        onClose={close}
        title="Discard this draft?"
        action="Discard"
        onConfirm={async () => {
          await discardDraft({ query: contentRef });
          onChanged();
        }}
      >
        The draft stays in the history. The published version isn't affected.
      </ConfirmDialog>
      <ScheduleDialog
        open={open === "schedule"}
        onClose={close}
        contentRef={contentRef}
        history={found.history}
        onChanged={onChanged}
      />
      <HistoryDialog
        open={open === "history"}
        onClose={close}
        contentRef={contentRef}
        history={found.history}
        onChanged={onChanged}
      />
      <PreviewDialog open={open === "preview"} onClose={close} contentRef={contentRef} />
    </>
  );
}
