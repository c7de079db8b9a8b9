import "../poker.css";
import { useSearchParams } from "react-router";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerTable } from "../lobby/poker.server.ts";
import { TableTerms } from "../parts/table-terms.tsx";
import { PokerTablePage } from "../table/poker-table-page.tsx";
import { TournamentTablePage } from "../table/tournament-table-page.tsx";
import type { Route } from "./+types/poker-table";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPokerTable(context, params.tableId);
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: `/poker/tables/${params.tableId}`,
    title: "poker.tableTitle",
    description: "poker.description",
    hidden: true,
  });
}

export default function PokerTable({ loaderData, params }: Route.ComponentProps) {
  const { words, table, tournament } = loaderData;
  const [search] = useSearchParams();
  const entry = search.get("entry") === "2" && (table?.fastFold?.entries ?? 1) > 1 ? 2 : 1;
  return (
    <WithWords words={words}>
      {table ? (
        <PokerTablePage
          key={`${params.tableId}:${entry}`}
          id={table.id}
          name={entry === 1 ? table.name : `${table.name} ${entry}`}
          entry={entry}
          terms={<TableTerms table={table} />}
        />
      ) : (
        <TournamentTablePage key={params.tableId} tableId={params.tableId} initial={tournament} />
      )}
    </WithWords>
  );
}
