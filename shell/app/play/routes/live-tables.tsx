import { keepPage } from "../../parts/keep-page.ts";
import { reloadOtherPages } from "../../parts/reload-other-pages.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadTables } from "../tables/tables.server.ts";
import { TablesPage } from "../tables/tables-page.tsx";
import type { Route } from "./+types/live-tables";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTables(context, url);
}

// Opening, closing and enlarging a table changes the URL, but not what the server knows about the tables.
export const shouldRevalidate = reloadOtherPages;

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/live-casino/tables",
    title: "tables.title",
    description: "tables.text",
  });
}

export default function LiveTables({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <TablesPage data={loaderData} />
    </WithWords>
  );
}
