import type { FoundPlayer, PlayerMatch } from "@parlour/contracts/entities/operated-player";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";
import { askPlayers } from "./player-api.ts";
import { StatusBadge } from "./status-badge.tsx";

const pauseMs = 250;
const shortest = 3;

const matches: Record<PlayerMatch, string> = {
  ID: "id",
  EMAIL: "e-mail",
  NICKNAME: "nickname",
  DETAILS: "details",
  ADDRESS: "address of a session",
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
  const answer = useAnswer(`players ${term}`, async (signal) =>
    isAsked ? await askPlayers({ query: { term }, signal }) : undefined,
  );
  return (
    <>
      <PageHeader title="Players">
        By any part of a name, e-mail address, nickname or phone, or by a whole id, device or address.
      </PageHeader>
      <search aria-label="Players" className="mb-6 block max-w-2xl">
        <TextField
          label="Look for"
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
            {answer.loading || answer.value === undefined ? "Looking …" : countText(answer.value)}
          </p>
          <RecordTable
            caption="Players found"
            columns={columns}
            answer={answer}
            rows={answer.loading ? undefined : answer.value?.items}
            rowKey={({ id }) => id}
            onOpen={({ id }) => navigate(`/players/${encodeURIComponent(id)}`)}
            empty={{ title: "Nobody found", text: "Try a part of the name, or another detail." }}
          />
        </>
      ) : (
        <EmptyState title="Whom are you looking for?">Type at least three characters.</EmptyState>
      )}
    </>
  );
}

function countText({ items, more }: { items: readonly unknown[]; more: boolean }): string {
  if (more) return `The first ${items.length}; there are more. Say more to find fewer.`;
  return items.length === 1 ? "One player" : `${items.length} players`;
}
