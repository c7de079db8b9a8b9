import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import type { PokerTable } from "@parlour/contracts/entities/poker";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Tabs } from "@parlour/web/ui/tabs";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { usePageSearch } from "../../parts/use-page-search.ts";
import { useSite } from "../../use-site.ts";
import { TournamentList } from "../tournaments/tournament-list.tsx";
import { filterTables, readFilter, writeFilter } from "./filter-tables.ts";
import { OwnSeats } from "./own-seats.tsx";
import { TableCard } from "./table-card.tsx";
import { TableFilters } from "./table-filters.tsx";
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
  const { player } = useSite();
  const [search, setSearch] = usePageSearch();
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
      {player ? <OwnSeats player={player} /> : null}
      <Tabs
        label={t("poker.lobbyTabs")}
        value={tournamentTabs.find((tab) => tab === search.get("tab")) ?? "tables"}
        onChange={(tab) =>
          setSearch((next) => {
            if (tab === "tables") next.delete("tab");
            else next.set("tab", tab);
            return next;
          })
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
  const [search, setSearch] = usePageSearch();
  const [chosen, setChosen] = useState<string | null>(null);
  if (room === null)
    return <ErrorState title={t("poker.notLoaded")} retryLabel={t("errors.tryAgain")} onRetry={onRetry} />;
  const filter = readFilter(search);
  const shown = filterTables(room.tables, filter);
  const preview = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t("poker.tables")}>
      <TableFilters
        tables={room.tables}
        filter={filter}
        onChange={(next) => setSearch((before) => writeFilter(before, next))}
      />
      {shown.length === 0 ? (
        <EmptyState title={t("poker.noTables")}>{t("poker.noTablesText")}</EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ul className="grid gap-2.5">
            {shown.map((table) => (
              <Fragment key={table.id}>
                <TableCard
                  table={table}
                  isChosen={table.id === preview?.id}
                  onChoose={() => setChosen(table.id)}
                />
                {table.id === chosen ? (
                  <li className="lg:hidden">
                    <TablePreview table={table} />
                  </li>
                ) : null}
              </Fragment>
            ))}
          </ul>
          {preview ? (
            <div className="hidden lg:sticky lg:top-24 lg:block">
              <TablePreview table={preview} />
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}
