import { importStudioGames } from "@parlour/contracts/calls/play/studio-games/import-studio-games";
import { listStudios } from "@parlour/contracts/calls/play/studio-games/list-studios";
import type { CatalogueStudio } from "@parlour/contracts/entities/studio-catalogue";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { type ResourceView, useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useState } from "react";
import { Link } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

const runImport = client(importStudioGames);

type Game = CatalogueStudio["games"][number];

const columns: readonly RecordColumn<Game>[] = [
  {
    key: "title",
    header: "Game",
    sortBy: ({ title }) => title,
    cell: ({ id, slug, title }) => (
      <>
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-mist">{`${id} · ${slug}`}</span>
      </>
    ),
  },
  { key: "kind", header: "Category", sortBy: ({ kind }) => kind, cell: ({ kind }) => kind },
  {
    key: "return",
    header: "Return",
    align: "end",
    minor: true,
    sortBy: ({ returnToPlayer }) => returnToPlayer,
    cell: ({ returnToPlayer }) => `${returnToPlayer.toFixed(2)}%`,
  },
  {
    key: "maximum",
    header: "Maximum win",
    align: "end",
    minor: true,
    sortBy: ({ maximumWin }) => maximumWin,
    cell: ({ maximumWin }) => `${maximumWin}×`,
  },
  {
    key: "stakes",
    header: "Stakes (USD)",
    align: "end",
    minor: true,
    cell: ({ stakes }) => `${stakes.min} – ${stakes.max}`,
  },
  {
    key: "practice",
    header: "Practice",
    minor: true,
    cell: ({ hasPractice }) => (hasPractice ? "yes" : "no"),
  },
  { key: "languages", header: "Languages", minor: true, cell: ({ languages }) => languages.join(", ") },
  {
    key: "state",
    header: "Status",
    cell: ({ isOffered, isSwitchedOff }) =>
      !isOffered ? (
        <Badge tone="alarm">not in the feed</Badge>
      ) : isSwitchedOff ? (
        <Badge tone="alarm">off</Badge>
      ) : (
        <Badge tone="gain">on</Badge>
      ),
  },
];

/** Imports the games of other studios, and lists the games that were refused. */
export function Studios() {
  const resource = useCall(listStudios, {});
  const { value } = resource;
  if (value === undefined)
    return resource.error ? (
      <ErrorState title="The studios couldn't be loaded." retryLabel="Try again" onRetry={resource.reload} />
    ) : (
      <Skeleton className="h-40 rounded-panel" />
    );
  return (
    <div className="grid gap-5">
      <p className="text-mist">
        Add a studio, change its address, rotate its keys and see its errors under{" "}
        <Link to="/providers" className="text-bright underline underline-offset-4">
          Providers
        </Link>
        . Switch a single game on or off under Games. Revenue by studio is a report.
      </p>
      {value.items.length === 0 ? (
        <EmptyState title="No studios">Add the first one under Providers.</EmptyState>
      ) : (
        value.items.map((studio) => <Studio key={studio.id} studio={studio} resource={resource} />)
      )}
    </div>
  );
}

type StudioProps = { studio: CatalogueStudio; resource: ResourceView<unknown> };

function Studio({ studio, resource }: StudioProps) {
  const { id, name, isEnabled, address, lastImport, games } = studio;
  const mayImport = hasRole(useOperator(), ["GAMES"]);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = () => {
    setRunning(true);
    setFailure(null);
    runImport({ params: { id } })
      .then(resource.reload, (error: unknown) => setFailure(importFailure(error)))
      .finally(() => setRunning(false));
  };
  return (
    <Panel title={name}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm wrap-anywhere text-mist">
          <Link
            to={`/providers/STUDIO/${encodeURIComponent(id)}`}
            className="touch-target text-bright underline underline-offset-4"
          >
            {id}
          </Link>{" "}
          · {address ?? "no address"} {isEnabled ? null : <Badge tone="alarm">disabled</Badge>}
        </p>
        {mayImport ? (
          <Button
            variant="primary"
            loading={isRunning}
            disabled={!isEnabled || address === null}
            onClick={start}
          >
            Import games
          </Button>
        ) : null}
      </div>
      <div role="status">
        {failure ? <p className="mb-4 text-alarm">{failure}</p> : null}
        {lastImport ? <LastImport of={lastImport} /> : <p className="mb-4 text-mist">Not imported yet.</p>}
      </div>
      <RecordTable
        caption={`Games of ${name}`}
        columns={columns}
        resource={resource}
        rows={games}
        rowKey={(game) => game.id}
        empty={{ title: "No games", text: "Import the studio's games to offer them." }}
      />
    </Panel>
  );
}

const importFailure = (error: unknown): string =>
  error instanceof ApiError && error.errorCode === "CONFLICT"
    ? "An import of this studio is already running."
    : failureText(error);

function LastImport({ of }: { of: NonNullable<CatalogueStudio["lastImport"]> }) {
  const { at, offered, withdrawn, fault, refused } = of;
  return (
    <div className="mb-4">
      <p>
        Last import <Moment at={at} />:{" "}
        {fault === null
          ? `${offered} offered, ${withdrawn} withdrawn, ${refused.length} refused.`
          : `nothing changed. ${fault}.`}
      </p>
      {refused.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-sm text-mist">
          {refused.slice(0, 50).map(({ game, problem }) => (
            <li key={`${game} ${problem}`} className="wrap-anywhere">
              {game}: {problem}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
