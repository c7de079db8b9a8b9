import { listTableChatMutes } from "@parlour/contracts/calls/play/table-chat/list-table-chat-mutes";
import { unmuteTableChatPlayer } from "@parlour/contracts/calls/play/table-chat/unmute-table-chat-player";
import type { TableChatMute } from "@parlour/contracts/entities/table-chat";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

const unmute = client(unmuteTableChatPlayer);
const intervalMs = 15_000;

export function ChatMutes() {
  const pagination = useCursorPagination("mutes");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listTableChatMutes, { query }, { intervalMs });
  const [ending, setEnding] = useState<TableChatMute | null>(null);
  const columns: RecordColumn<TableChatMute>[] = [
    { key: "player", header: "Player", cell: ({ playerId }) => <PlayerLink playerId={playerId} /> },
    { key: "until", header: "Until", cell: ({ mutedUntil }) => <Moment at={mutedUntil} /> },
    {
      key: "by",
      header: "Muted by",
      cell: ({ mutedBy, mutedAt }) => (
        <>
          {mutedBy}
          <span className="block text-sm text-mist">
            <Moment at={mutedAt} />
          </span>
        </>
      ),
    },
    { key: "reason", header: "Reason", cell: ({ reason }) => <span className="break-words">{reason}</span> },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (mute) => (
        <Button size="sm" onClick={() => setEnding(mute)}>
          Unmute
        </Button>
      ),
    },
  ];
  return (
    <>
      <RecordTable
        caption="Muted players"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ playerId }) => playerId}
        empty={{ title: "No muted players" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <ReasonDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title="Unmute player"
        description="The player can chat at tables again immediately."
        action="Unmute"
        done="Player unmuted"
        onSubmit={async (reason) => {
          await unmute({ params: { playerId: ending!.playerId }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}
