import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { parseTableSlug } from "@parlour/rules/table-copy";
import { useCall } from "@parlour/web/api/use-resource";
import { readable } from "../../../parts/readable.ts";

/** The open live tables with their names, and a lookup of names that also covers closed tables. */
export function useTables(): {
  tables: readonly { slug: string; name: string }[];
  nameOf: (slug: string) => string;
} {
  const open = useCall(listLiveTables, { query: { currencyCode: "USD" } }).value?.tables ?? [];
  const games = useCall(listGames, { params: { bucket: "default", language: "en" } }).value?.items ?? [];
  const names = new Map(games.map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string) => {
    const { game, number } = parseTableSlug(slug);
    const name = names.get(game) ?? readable(game);
    return number === 1 ? name : `${name} ${number}`;
  };
  return { tables: open.map(({ slug }) => ({ slug, name: nameOf(slug) })), nameOf };
}
