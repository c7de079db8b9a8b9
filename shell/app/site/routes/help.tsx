import { keepPage } from "../../parts/keep-page.ts";
import { findArt } from "../../parts/picture.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { loadContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import { helpParams, loadHelpPlace } from "../help/help.server.ts";
import { HelpHome } from "../help/help-home.tsx";
import { HELP_PATH } from "../help/help-paths.ts";
import type { Route } from "./+types/help";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, place] = await Promise.all([
    loadContentPage(context, HELP_PATH),
    loadHelpPlace(context, HELP_PATH),
  ]);
  return {
    words: loadWords(context, "help"),
    scope: helpParams(context),
    page,
    place,
    picture: findArt("head-help"),
  };
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData?.page, matches[0].loaderData);
}

export default function Help({ loaderData: { words, ...home } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <HelpHome {...home} />
    </WithWords>
  );
}
