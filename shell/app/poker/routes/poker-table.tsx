import "../poker.css";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerTable } from "../lobby/poker.server.ts";
import { PokerTablePage } from "../table/poker-table-page.tsx";
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

export default function PokerTable({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <PokerTablePage key={loaderData.table.id} table={loaderData.table} />
    </WithWords>
  );
}
