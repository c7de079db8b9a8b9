import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadSearch } from "../search/search.server.ts";
import { SearchPage } from "../search/search-page.tsx";
import type { Route } from "./+types/search";

export async function loader({ context, request }: Route.LoaderArgs) {
  return { words: loadWords(context, "search"), ...(await loadSearch(context, request)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/search",
    title: "search.title",
    description: "search.description",
    hidden: true,
  });
}

export default function SearchRoute({ loaderData: { words, ...search } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <SearchPage {...search} />
    </WithWords>
  );
}
