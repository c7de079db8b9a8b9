import { searchPlayers } from "@parlour/contracts/calls/identity/profile/search-players";
import type { FoundPlayer, PlayerMatch } from "@parlour/contracts/entities/player-details";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { StatusBadge } from "./status-badge.tsx";

const pauseMs = 250;
const shortest = 3;

const matches: Record<PlayerMatch, string> = {
  ID: "id",
  EMAIL: "e-mail",
  NICKNAME: "nickname",
  DETAILS: "details",
  ADDRESS: "IP address",
  DEVICE: "device",
};

const columns: RecordColumn<FoundPlayer>[] = [
  {
    key: "name",
    header: "Player",
    sortBy: ({ lastName, firstName }) => `${lastName} ${firstName}`,
    cell: ({ firstName, lastName, nickname }) => (
      <>
        <span className="block font-semibold">
          {firstName} {lastName}
        </span>
        <span className="text-sm text-mist">{nickname}</span>
      </>
    ),
  },
  { key: "email", header: "E-mail", sortBy: ({ email }) => email, cell: ({ email }) => email },
  { key: "phone", header: "Phone", minor: true, cell: ({ phone }) => phone },
  { key: "country", header: "Country", minor: true, cell: ({ countryCode }) => countryCode },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "joined",
    header: "Joined",
    minor: true,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { key: "match", header: "Found by", minor: true, cell: ({ matchedBy }) => matches[matchedBy] },
];

/** Player search. The term stays in the URL, so that Back restores it. */
export function PlayerSearch() {
  const [params, setParams] = useSearchParams();
  const term = params.get("term") ?? "";
  const [typed, setTyped] = useState(term);
  const navigate = useNavigate();
  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => {
      setParams(typed.trim() === "" ? {} : { term: typed.trim() }, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, term, setParams]);

  const isAsked = term.length >= shortest;
  const resource = useResource(isAsked ? callResource(searchPlayers, { query: { term } }) : null);
  return (
    <>
      <PageHeader title="Players">
        Search by part of a name, e-mail, nickname or phone number, or by a full player ID, device ID or IP
        address.
      </PageHeader>
      <search aria-label="Players" className="mb-6 block max-w-2xl">
        <TextField
          label="Search"
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoFocus
          icon={<Search size={18} aria-hidden="true" />}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {isAsked ? (
        <>
          <p role="status" className="mb-3 text-mist">
            {resource.loading || resource.value === undefined ? "Searching…" : countText(resource.value)}
          </p>
          <RecordTable
            caption="Players found"
            columns={columns}
            resource={resource}
            rows={resource.loading ? undefined : resource.value?.items}
            rowKey={({ id }) => id}
            onOpen={({ id }) =>
              navigate(`/players/${encodeURIComponent(id)}`, { state: { search: `?${params}` } })
            }
            empty={{ title: "No players found", text: "Try part of the name or another detail." }}
          />
        </>
      ) : (
        <EmptyState title="Search players">Type at least three characters.</EmptyState>
      )}
    </>
  );
}

function countText({ items, more }: { items: readonly unknown[]; more: boolean }): string {
  if (more) return `Showing the first ${items.length}. Refine your search to narrow the results.`;
  return items.length === 1 ? "1 player" : `${items.length} players`;
}
