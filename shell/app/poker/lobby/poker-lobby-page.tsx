import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import type { PokerTable } from "@parlour/contracts/entities/poker";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { Tabs } from "@parlour/web/ui/tabs";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { gameKeys } from "../parts/game-words.ts";
import { TournamentList } from "../tournaments/tournament-list.tsx";
import { filterTables, noFilter, type TableFilter } from "./filter-tables.ts";
import { TableCard } from "./table-card.tsx";
import { TablePreview } from "./table-preview.tsx";

const refreshMs = 5_000;
const tournamentTabs = ["sit-and-go", "tournaments"] as const;

/** The poker lobby: tables, players, and a quick way to start for new players. */
export function PokerLobbyPage({ room }: { room: { tables: PokerTable[] } | null }) {
  const { t } = useTranslation();
  const { value, reload } = useResource(callResource(listPokerTables, {}), {
    ...(room && { initial: room }),
    intervalMs: refreshMs,
  });
  const [search, setSearch] = useSearchParams();
  const beginner = value?.tables.find(({ bots }) => bots === "NOVICE") ?? null;
  return (
    <>
      <header className="deco-backdrop grid gap-4 rounded-hero border border-line bg-velvet p-5 md:p-9">
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("poker.title")}</h1>
        <p className="max-w-2xl text-mist md:text-md">{t("poker.description")}</p>
        <div className="flex flex-wrap gap-3">
          {beginner ? (
            <Link
              to={`/poker/tables/${beginner.id}`}
              className={buttonClass({ variant: "primary", size: "lg" })}
            >
              {t("poker.playNow")}
            </Link>
          ) : null}
          <Link to="/poker/hands" className={buttonClass({ size: "lg" })}>
            {t("poker.myHands")}
          </Link>
          <span className="hidden xl:inline-flex">
            <Link to="/poker/tiles" className={buttonClass({ size: "lg" })}>
              {t("poker.tiles")}
            </Link>
          </span>
        </div>
      </header>
      <Tabs
        label={t("poker.lobbyTabs")}
        value={tournamentTabs.find((tab) => tab === search.get("tab")) ?? "tables"}
        onChange={(tab) =>
          setSearch(tab === "tables" ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: "tables",
            label: t("poker.tables"),
            content: <TableList room={value ?? null} onRetry={reload} />,
          },
          {
            value: "sit-and-go",
            label: t("poker.sitAndGo"),
            content: <TournamentList kind="sitAndGo" />,
          },
          {
            value: "tournaments",
            label: t("poker.tournaments"),
            content: <TournamentList kind="scheduled" />,
          },
        ]}
      />
    </>
  );
}

type TableListProps = { room: { tables: PokerTable[] } | null; onRetry: () => void };

/** The cash and practice tables, with the player's filters. */
function TableList({ room, onRetry }: TableListProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<TableFilter>(noFilter);
  const [chosen, setChosen] = useState<string | null>(null);
  if (room === null)
    return <ErrorState title={t("poker.notLoaded")} retryLabel={t("errors.tryAgain")} onRetry={onRetry} />;
  const shown = filterTables(room.tables, filter);
  const preview = shown.find(({ id }) => id === chosen) ?? shown[0];
  const games = [...new Set(room.tables.map(({ game }) => game))];
  return (
    <section className="grid gap-4" aria-label={t("poker.tables")}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-72">
          <SegmentedControl
            label={t("poker.filterKind")}
            value={filter.kind}
            onChange={(kind) => setFilter({ ...filter, kind: kind as TableFilter["kind"] })}
            options={[
              { value: "all", label: t("poker.filterAll") },
              { value: "practice", label: t("poker.practice") },
              { value: "cash", label: t("poker.cash") },
            ]}
          />
        </div>
        {games.map((game) => (
          <Chip
            key={game}
            selected={filter.game === game}
            onClick={() => setFilter({ ...filter, game: filter.game === game ? "all" : game })}
          >
            {t(gameKeys[game])}
          </Chip>
        ))}
        <Chip selected={filter.fastFold} onClick={() => setFilter({ ...filter, fastFold: !filter.fastFold })}>
          {t("poker.fastFold")}
        </Chip>
        <Chip
          selected={filter.freeSeats}
          onClick={() => setFilter({ ...filter, freeSeats: !filter.freeSeats })}
        >
          {t("poker.filterFree")}
        </Chip>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t("poker.noTables")}>{t("poker.noTablesText")}</EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ul className="grid gap-2.5">
            {shown.map((table) => (
              <TableCard
                key={table.id}
                table={table}
                isChosen={table.id === preview?.id}
                onChoose={() => setChosen(table.id)}
              />
            ))}
          </ul>
          {preview ? <TablePreview table={preview} /> : null}
        </div>
      )}
    </section>
  );
}
