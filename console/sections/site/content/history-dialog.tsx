import { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Difference } from "../../../parts/difference.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useLocalPagination } from "../../../parts/pagination.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { flatten } from "./body-paths.ts";
import { type ContentHistory, fetchVersion, publish } from "./content-api.ts";

type HistoryProps = { contentRef: ContentRef; history: ContentHistory; onChanged: () => void };

/** All versions of a document with their differences, and a button to restore any of them. */
export function HistoryDialog({
  open,
  onClose,
  ...history
}: HistoryProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog wide open={open} onClose={onClose} title="History" closeLabel="Close">
      {open ? <History {...history} /> : null}
    </Dialog>
  );
}

function History({ contentRef, history, onChanged }: HistoryProps) {
  const pagination = useLocalPagination();
  const { cursor } = pagination;
  // The document's editor has already loaded the first page of the history.
  const later = useResource(
    cursor === undefined
      ? null
      : callResource(getContentHistory, { query: { ...contentRef, cursor: Number(cursor) } }),
  );
  const page = cursor === undefined ? history : later.value;
  const [chosen, setChosen] = useState(history.versions[0]?.version);
  const [restoring, setRestoring] = useState<number | null>(null);
  return (
    <div className="grid gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <ul className="max-h-96 overflow-y-auto">
          {page?.versions.map(({ version, author, authorName, createdAt }) => (
            <li key={version}>
              <button
                type="button"
                aria-current={version === chosen || undefined}
                onClick={() => setChosen(version)}
                className="block w-full cursor-pointer rounded-chip px-3 py-2 text-left hover:bg-raised aria-[current]:bg-raised"
              >
                <span className="flex items-center justify-between gap-2 font-semibold">
                  Version {version}
                  {version === history.publishedVersion ? <Badge tone="gain">live</Badge> : null}
                  {version === history.draftVersion ? <Badge tone="brass">draft</Badge> : null}
                </span>
                <span className="block truncate text-sm text-mist">
                  {authorName ?? (author === "seed" ? "Original content" : author)}, <Moment at={createdAt} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {later.error === undefined ? null : <p className="text-alarm">{failureText(later.error)}</p>}
        <Pagination pagination={pagination} next={page?.nextCursor ? String(page.nextCursor) : null} />
      </div>
      {chosen === undefined ? null : (
        <div className="grid content-start gap-4">
          <Changes key={chosen} contentRef={contentRef} version={chosen} />
          {chosen === history.publishedVersion ? null : (
            <div>
              <Button onClick={() => setRestoring(chosen)}>Publish version {chosen}</Button>
            </div>
          )}
        </div>
      )}
      <ReasonDialog
        open={restoring !== null}
        onClose={() => setRestoring(null)}
        title={`Publish version ${restoring ?? ""}`}
        description="Goes live for everyone immediately. The current version stays in the history."
        action="Publish"
        done="Published"
        onSubmit={async (reason) => {
          if (restoring !== null) await publish({ body: { ...contentRef, version: restoring, reason } });
          onChanged();
        }}
      />
    </div>
  );
}

function Changes({ contentRef, version }: { contentRef: ContentRef; version: number }) {
  const { value, error } = useResource({
    key: `changes ${JSON.stringify(contentRef)} ${version}`,
    async read(signal) {
      const read = (number: number) =>
        fetchVersion({ params: { version: number }, query: contentRef, signal });
      const [after, before] = await Promise.all([read(version), version > 1 ? read(version - 1) : null]);
      return { before: flatten(before?.body ?? {}), after: flatten(after.body) };
    },
  });
  if (error !== undefined) return <p className="text-alarm">{failureText(error)}</p>;
  if (value === undefined) return <TextSkeleton lines={4} />;
  const isSame = JSON.stringify(value.before) === JSON.stringify(value.after);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className="max-h-96 overflow-auto" tabIndex={0}>
      {isSame ? <p className="text-mist">No changes from the previous version.</p> : null}
      <Difference before={value.before} after={value.after} />
    </div>
  );
}
