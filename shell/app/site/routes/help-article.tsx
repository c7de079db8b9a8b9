import { keepPage } from "../../parts/keep-page.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { findContentPage, loadContentPage } from "../content/content.server.ts";
import { helpParams, loadFeedback, loadHelpPlace } from "../help/help.server.ts";
import { HelpArticle } from "../help/help-article.tsx";
import { helpMeta } from "../help/help-meta.ts";
import { REACH_US_PATH } from "../help/help-paths.ts";
import type { Route } from "./+types/help-article";

export async function loader({ context, params }: Route.LoaderArgs) {
  const path = `/help/${params["*"]}`;
  const [page, place, feedback, reachUs] = await Promise.all([
    loadContentPage(context, path),
    loadHelpPlace(context, path),
    loadFeedback(context, path),
    path === REACH_US_PATH ? null : findContentPage(context, REACH_US_PATH),
  ]);
  return { words: loadWords(context, "help"), scope: helpParams(context), page, place, feedback, reachUs };
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(loaderData?.page, matches[0].loaderData);
}

export default function HelpArticleRoute({ loaderData: { words, ...article } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <HelpArticle {...article} />
    </WithWords>
  );
}
