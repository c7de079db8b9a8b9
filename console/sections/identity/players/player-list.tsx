import { exportPlayers } from "@parlour/contracts/calls/office/player-directory/export-players";
import { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import type { ListedPlayer } from "@parlour/contracts/entities/player-list";
import { callAddress } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { placeName } from "../../../parts/place-name.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { PlayerFilterBar } from "./player-filter-bar.tsx";
import { noFilters, queryOf } from "./player-filters.ts";
import { SegmentBar } from "./segment-bar.tsx";
import { StatusBadges, VerificationBadge } from "./status-badge.tsx";

/** The players, newest first, with filters that stay in the URL. */
export function PlayerList() {
  const [filters, change] = useUrlValues(noFilters);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const pagination = useCursorPagination();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const query = queryOf(filters);
  const { cursor } = pagination;
  const resource = useCall(listPlayers, { query: { ...query, ...(cursor !== undefined && { cursor }) } });
  const { value } = resource;
  const tierNames = new Map(value?.tiers.map(({ id, name }) => [id, name]));
  const rows = resource.loading ? undefined : value?.items;
  const filter = (part: Partial<typeof noFilters>) => {
    setSelected(new Set());
    change({ ...part, cursor: "" } as Partial<typeof noFilters>);
  };
  const toggle = (id: string, isOn: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  return (
    <>
      <PageHeader
        title="Players"
        actions={
          <a className={buttonClass()} href={callAddress(exportPlayers, { query })} download>
            Export CSV
          </a>
        }
      >
        Search by part of a name, email, nickname or phone number, or by a full player ID, device ID or IP
        address.
      </PageHeader>
      <PlayerFilterBar filters={filters} tiers={value?.tiers ?? []} onChange={filter} />
      <SegmentBar filters={filters} onOpen={filter} />
      {selected.size > 0 ? (
        <BulkActions
          playerIds={[...selected]}
          onClear={() => setSelected(new Set())}
          onDone={() => {
            setSelected(new Set());
            resource.reload();
          }}
        />
      ) : null}
      {filters.term && value && !resource.loading ? (
        <p role="status" className="mb-3 text-mist">
          {countText(value.items.length, value.nextCursor !== null)}
        </p>
      ) : null}
      <RecordTable
        caption="Players, newest first"
        columns={columnsOf(tierNames, selected, toggle, rows)}
        resource={resource}
        rows={rows}
        rowKey={({ id }) => id}
        onOpen={({ id }) =>
          navigate(`/players/${encodeURIComponent(id)}`, { state: { search: `?${params}` } })
        }
        empty={{ title: "No players found", text: "Try part of the name, or fewer filters." }}
      />
      <Pagination pagination={pagination} next={value?.nextCursor} />
    </>
  );
}

function countText(count: number, more: boolean): string {
  if (more) return `Showing the first ${count}.`;
  return count === 1 ? "1 player" : `${count} players`;
}

function columnsOf(
  tierNames: ReadonlyMap<string, string>,
  selected: ReadonlySet<string>,
  toggle: (id: string, isOn: boolean) => void,
  rows: readonly ListedPlayer[] | undefined,
): RecordColumn<ListedPlayer>[] {
  const isAll = rows !== undefined && rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return [
    {
      key: "select",
      header: "Select",
      headerCell: (
        <Tick
          label="Select all players on this page"
          checked={isAll}
          onChange={(isOn) => {
            for (const { id } of rows ?? []) toggle(id, isOn);
          }}
        />
      ),
      cell: ({ id, firstName, lastName }) => (
        <Tick
          label={`Select ${firstName} ${lastName}`}
          checked={selected.has(id)}
          onChange={(isOn) => toggle(id, isOn)}
        />
      ),
    },
    {
      key: "name",
      header: "Player",
      cell: ({ firstName, lastName, nickname, tags }) => (
        <>
          <span className="block font-semibold">
            {firstName} {lastName}
          </span>
          <span className="text-sm text-mist">{nickname}</span>{" "}
          {tags.map((tag) => (
            <Badge key={tag} tone="brass">
              {tag}
            </Badge>
          ))}
        </>
      ),
    },
    { key: "country", header: "Country", minor: true, cell: ({ countryCode }) => placeName(countryCode) },
    {
      key: "status",
      header: "Status",
      cell: ({ status, breaks, verification }) => (
        <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end">
          <StatusBadges status={status} breaks={breaks} />
          <VerificationBadge verification={verification} />
        </span>
      ),
    },
    { key: "tier", header: "Tier", minor: true, cell: ({ tier }) => tierNames.get(tier) ?? tier },
    { key: "joined", header: "Joined", minor: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: "seen",
      header: "Last seen",
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : "never"),
    },
    {
      key: "deposits",
      header: "Deposits",
      align: "end",
      cell: ({ deposits, currency }) => formatFigure(deposits, currency),
    },
    {
      key: "net",
      header: "Net revenue",
      align: "end",
      cell: ({ netRevenue, currency }) => formatFigure(netRevenue, currency),
    },
  ];
}

type TickProps = { label: string; checked: boolean; onChange: (isOn: boolean) => void };

/** A checkbox for selecting a row; clicking it does not open the row. */
function Tick({ label, checked, onChange }: TickProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only prevents the click from opening the row
    <label
      className="-m-2 inline-grid size-9 cursor-pointer place-items-center"
      onClick={(event) => event.stopPropagation()}
    >
      <input
        type="checkbox"
        aria-label={label}
        className="size-4 accent-brass"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
