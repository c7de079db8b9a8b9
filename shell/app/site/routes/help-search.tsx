import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { helpParams, loadHelpSearch } from "../help/help.server.ts";
import { HELP_RESULTS_PATH } from "../help/help-paths.ts";
import { HelpSearchPage } from "../help/help-search-page.tsx";
import type { Route } from "./+types/help-search";

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await loadHelpSearch(context, request);
  return { words: loadWords(context, "help"), scope: helpParams(context), ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: HELP_RESULTS_PATH,
    title: "help.searchTitle",
    description: "help.searchDescription",
    hidden: true,
  });
}

export default function HelpSearchRoute({ loaderData: { words, ...found } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <HelpSearchPage {...found} />
    </WithWords>
  );
}
