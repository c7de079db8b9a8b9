import { useResource } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { type ReactNode, useState } from "react";
import { Difference } from "./difference.tsx";
import { failureText } from "./failure-text.ts";
import { Moment } from "./moment.tsx";
import { Pagination, useCursorPagination } from "./pagination.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "./record-table.tsx";
import { type RecordedChange, readChangesSince, undoDifference } from "./undo-difference.ts";

type KeptChange = RecordedChange & { at: string; operatorName: string; reason: string };
type Page<Change> = { items: Change[]; nextCursor: number | null };

type ChangeHistoryProps<Change extends KeptChange> = {
  /** The list's accessible name. */
  caption: string;
  /** Identifies the list by everything it depends on: a different key loads a different list. */
  listKey: string;
  fetchPage: (query: { cursor?: number }, signal: AbortSignal) => Promise<Page<Change>>;
  /** Names the changed item, for a list that covers several items. */
  nameOf?: (change: Change) => ReactNode;
  /** The label of each field by its name, as in the form. */
  labels?: Readonly<Record<string, string>>;
  /** The question asked before a change is undone. */
  question: (change: Change) => { title: string; description: ReactNode };
  /**
   * Undoes a change. `seen` contains the newest changes that the operator saw; it is empty unless the first
   * page of the history is open.
   */
  undo: (change: Change, reason: string, seen: readonly Change[]) => Promise<unknown>;
  /** Describes why a change couldn't be undone, if the general text doesn't fit. */
  undoFailure?: (error: unknown) => string;
  /** Reloads the changed items after an undo, or when someone else has changed them. */
  onUndone: () => void;
};

/**
 * All changes to an item or a list of items, with operator, time, reason and differences. Each change can be
 * undone, which is recorded as another change.
 */
export function ChangeHistory<Change extends KeptChange>(props: ChangeHistoryProps<Change>) {
  const { caption, listKey, fetchPage, nameOf, labels = {}, question, undo, undoFailure, onUndone } = props;
  const pagination = useCursorPagination("changes");
  const { cursor } = pagination;
  const resource = useResource({
    key: `${listKey} ${cursor ?? ""}`,
    read: (signal) => fetchPage(cursor === undefined ? {} : { cursor: Number(cursor) }, signal),
  });
  const [undoing, setUndoing] = useState<Change | null>(null);
  const undone = useResource(
    undoing && {
      key: `${listKey} undo ${undoing.version}`,
      read: async (signal) =>
        undoDifference(undoing, await readChangesSince(undoing.version, (query) => fetchPage(query, signal))),
    },
  );
  const columns: RecordColumn<Change>[] = [
    {
      key: "when",
      header: "When",
      cell: ({ version, at, operatorName }) => (
        <>
          <Moment at={at} />
          <span className="block text-sm text-mist">{operatorName}</span>
          <span className="block text-sm text-mist">{`Version ${version}`}</span>
        </>
      ),
    },
    ...(nameOf ? [{ key: "which", header: "Item", cell: nameOf }] : []),
    {
      key: "what",
      header: "What",
      cell: ({ before, after }) => <Difference before={before} after={after} labels={labels} />,
    },
    { key: "why", header: "Reason", cell: ({ reason }) => reason },
    {
      key: "undo",
      header: "",
      align: "end",
      cell: (change) => (
        <Button size="sm" onClick={() => setUndoing(change)}>
          Undo
        </Button>
      ),
    },
  ];
  const next = resource.value?.nextCursor;
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption={caption}
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ version }) => String(version)}
        empty={{ title: "No changes yet", text: "Every change is listed here with who made it and why." }}
      />
      <Pagination pagination={pagination} next={next ? String(next) : null} />
      <ReasonDialog
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        title={undoing ? question(undoing).title : ""}
        description={undoing ? question(undoing).description : ""}
        action="Undo"
        danger
        done="Undone"
        about={undoing ? `${caption} ${undoing.version}` : undefined}
        describeFailure={undoFailure}
        onConflict={() => {
          undone.reload();
          resource.reload();
          onUndone();
        }}
        onSubmit={async (reason) => {
          if (!undoing) return;
          const seen = cursor === undefined ? (resource.value?.items ?? []) : [];
          const outcome = await undo(undoing, reason, seen);
          pagination.restart();
          resource.reload();
          onUndone();
          return outcome;
        }}
      >
        {undone.value ? (
          <Difference before={undone.value.before} after={undone.value.after} labels={labels} />
        ) : undone.error === undefined ? (
          <TextSkeleton lines={3} />
        ) : (
          <p className="text-alarm">{failureText(undone.error)}</p>
        )}
      </ReasonDialog>
    </Panel>
  );
}
