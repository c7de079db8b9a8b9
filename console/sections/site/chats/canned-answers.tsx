import { deleteCannedAnswer } from "@parlour/contracts/calls/site/live-chat/delete-canned-answer";
import { listCannedAnswers } from "@parlour/contracts/calls/site/live-chat/list-canned-answers";
import type { CannedAnswer } from "@parlour/contracts/entities/chat-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { CannedAnswerDialog } from "./canned-answer-dialog.tsx";

const remove = client(deleteCannedAnswer);

/** Canned responses for all operators. */
export function CannedAnswers() {
  const resource = useCall(listCannedAnswers, {});
  const [editing, setEditing] = useState<CannedAnswer | "new" | null>(null);
  const [removing, setRemoving] = useState<CannedAnswer | null>(null);
  const columns: RecordColumn<CannedAnswer>[] = [
    { key: "title", header: "Title", sortBy: ({ title }) => title, cell: ({ title }) => title },
    {
      key: "language",
      header: "Language",
      sortBy: ({ language }) => language,
      cell: ({ language }) => language,
    },
    {
      key: "text",
      header: "Text",
      cell: ({ text }) => <span className="line-clamp-2 max-w-xl">{text}</span>,
    },
    {
      key: "act",
      header: "Actions",
      align: "end",
      cell: (canned) => (
        <span className="flex justify-end gap-2">
          <Button size="sm" onClick={() => setEditing(canned)}>
            Change
          </Button>
          <Button size="sm" onClick={() => setRemoving(canned)}>
            Delete
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Canned responses</h2>
      <div>
        <Button variant="primary" onClick={() => setEditing("new")}>
          Add a response
        </Button>
      </div>
      <RecordTable
        caption="Canned responses"
        columns={columns}
        resource={resource}
        rows={resource.value}
        rowKey={({ id }) => id}
        empty={{ title: "No canned responses", text: "Add replies that you use often." }}
      />
      <CannedAnswerDialog edited={editing} onClose={() => setEditing(null)} onDone={resource.reload} />
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Delete this response?"
        action="Delete"
        onConfirm={async () => {
          if (removing) await remove({ params: { cannedAnswerId: removing.id } });
          resource.reload();
        }}
      >
        {`"${removing?.title ?? ""}" will be deleted for all operators.`}
      </ConfirmDialog>
    </div>
  );
}
