import type { Answer } from "@parlour/contracts/call";
import { listPlayerMessages } from "@parlour/contracts/calls/site/notifications/list-player-messages";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { MessageDialog } from "../message-dialog.tsx";
import type { PlayerTabProps } from "../player-tab.ts";

type Message = Answer<typeof listPlayerMessages>["items"][number];

const columns: RecordColumn<Message>[] = [
  { key: "at", header: "When", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    key: "topic",
    header: "Topic",
    minor: true,
    cell: ({ topic }) => <span className="capitalize">{topic.toLowerCase()}</span>,
  },
  {
    key: "text",
    header: "Message",
    cell: ({ title, text }) => (
      <>
        <strong className="block">{title}</strong>
        <span className="block max-w-prose break-words whitespace-pre-wrap text-mist">{text}</span>
      </>
    ),
  },
  {
    key: "state",
    header: "Status",
    cell: ({ readAt, deletedAt }) =>
      deletedAt ? (
        <Badge>deleted</Badge>
      ) : readAt ? (
        <Badge tone="gain">read</Badge>
      ) : (
        <Badge tone="brass">unread</Badge>
      ),
  },
];

/** Messages sent to the player, shown in English regardless of the player's language. */
export function MessagesTab({ player }: PlayerTabProps) {
  const { id: playerId } = player;
  const me = useOperator();
  const pagination = useCursorPagination();
  const [writing, setWriting] = useState(false);
  const { cursor } = pagination;
  const resource = useCall(listPlayerMessages, {
    params: { playerId },
    query: { ...(cursor && { cursor }) },
  });
  const close = () => {
    setWriting(false);
    resource.reload();
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-mist">
          {resource.value ? `${resource.value.unread} unread. Deleted messages are kept for 30 days.` : null}
        </p>
        {hasRole(me, ["SUPPORT", "COMPLIANCE"]) ? (
          <Button onClick={() => setWriting(true)}>Send message</Button>
        ) : null}
      </div>
      <RecordTable
        caption="Messages, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No messages", text: "This player hasn't received any messages." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <MessageDialog player={player} open={writing} onClose={close} />
    </>
  );
}
