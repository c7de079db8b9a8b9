import { listTableChatMessages } from "@parlour/contracts/calls/play/table-chat/list-table-chat-messages";
import type { ModeratedChatMessage } from "@parlour/contracts/entities/table-chat";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerPicker } from "../../../parts/player-picker.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { type Decision, DecisionDialog } from "./decision-dialog.tsx";
import { MuteDialog } from "./mute-dialog.tsx";
import { useTables } from "./use-tables.ts";

const intervalMs = 5_000;
const tones = { SHOWN: "quiet", HIDDEN: "brass", APPROVED: "gain", REMOVED: "alarm" } as const;

type Asked =
  | { kind: "decide"; message: ModeratedChatMessage; decision: Decision }
  | { kind: "mute"; message: ModeratedChatMessage };

/** Messages of the tables' chats, newest first, with the operator's actions. */
export function ChatMessages({ isReportOpen = false }: { isReportOpen?: boolean }) {
  const [filters, change] = useUrlValues({ table: "", player: "", cursor: "" });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const { tables, nameOf } = useTables();
  const [asked, setAsked] = useState<Asked | null>(null);
  const resource = useCall(
    listTableChatMessages,
    {
      query: {
        ...(isReportOpen && { reports: "open" as const }),
        ...(filters.table && { slug: filters.table }),
        ...(filters.player && { playerId: filters.player }),
        ...(cursor !== undefined && { cursor }),
      },
    },
    { intervalMs },
  );
  return (
    <>
      <FilterBar label="Filter messages">
        <SelectField
          label="Table"
          value={filters.table}
          onChange={({ target }) => change({ table: target.value, cursor: "" })}
          options={[
            { value: "", label: "All" },
            ...tables.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <PlayerPicker
          label="Player"
          value={filters.player}
          onChange={(player) => change({ player, cursor: "" })}
        />
      </FilterBar>
      <RecordTable
        caption={isReportOpen ? "Reported messages" : "Messages"}
        columns={columnsFor(setAsked, nameOf)}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={
          isReportOpen
            ? {
                title: "No reported messages",
                text: "Messages appear here as soon as a player reports them.",
              }
            : { title: "No messages", text: "Messages are kept for 30 days." }
        }
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      {asked?.kind === "decide" ? (
        <DecisionDialog
          message={asked.message}
          decision={asked.decision}
          onClose={() => setAsked(null)}
          onDone={resource.reload}
        />
      ) : null}
      {asked?.kind === "mute" ? (
        <MuteDialog
          playerId={asked.message.playerId}
          onClose={() => setAsked(null)}
          onDone={resource.reload}
        />
      ) : null}
    </>
  );
}

function columnsFor(
  ask: (asked: Asked) => void,
  nameOf: (slug: string) => string,
): RecordColumn<ModeratedChatMessage>[] {
  return [
    {
      key: "said",
      header: "Written",
      cell: ({ saidAt, slug }) => (
        <>
          <Moment at={saidAt} />
          <span className="block text-sm text-mist">{nameOf(slug)}</span>
        </>
      ),
    },
    {
      key: "player",
      header: "Player",
      cell: ({ playerId, name, mutedUntil }) => (
        <>
          <PlayerLink playerId={playerId} />
          <span className="block text-sm text-mist">
            {name}
            {mutedUntil ? ", muted" : ""}
          </span>
        </>
      ),
    },
    { key: "text", header: "Message", cell: ({ text }) => <span className="break-words">{text}</span> },
    { key: "reports", header: "Reports", align: "end", cell: ({ reports }) => reports },
    {
      key: "state",
      header: "Status",
      cell: ({ state, decidedBy }) => (
        <>
          <Badge tone={tones[state]}>{readable(state)}</Badge>
          {decidedBy ? <span className="block text-sm text-mist">{decidedBy}</span> : null}
        </>
      ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (message) => (
        <span className="flex flex-wrap justify-end gap-2">
          {message.state === "REMOVED" ? null : (
            <Button
              size="sm"
              variant="danger"
              onClick={() => ask({ kind: "decide", message, decision: "REMOVED" })}
            >
              Remove
            </Button>
          )}
          {message.reports > 0 && message.state !== "REMOVED" && message.state !== "APPROVED" ? (
            <Button size="sm" onClick={() => ask({ kind: "decide", message, decision: "APPROVED" })}>
              Approve
            </Button>
          ) : null}
          <Button size="sm" onClick={() => ask({ kind: "mute", message })}>
            Mute player
          </Button>
        </span>
      ),
    },
  ];
}
