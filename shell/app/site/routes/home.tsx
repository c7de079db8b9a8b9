import { loadHighlights } from "../../frame/home-highlights.server.ts";
import { HighlightTiles, RecentWins } from "../../frame/home-highlights.tsx";
import { keepPage } from "../../parts/keep-page.ts";
import { WithWords } from "../../words.tsx";
import { BlockList } from "../content/block-list.tsx";
import { loadContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, highlights] = await Promise.all([loadContentPage(context, "/"), loadHighlights(context)]);
  return { ...page, highlights };
}

export const headers = () => keepPage(10);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, matches[0].loaderData);
}

/**
 * The home page. Its first content block is the page header; the second has the games that a phone shows
 * without scrolling.
 */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { blocks, highlights } = loaderData;
  return (
    <WithWords words={highlights.words}>
      <div className="flex flex-col gap-6 md:gap-8">
        <BlockList blocks={blocks.slice(0, 1)} />
        <div className="min-w-0 max-md:order-last">
          <HighlightTiles tiles={highlights.tiles} />
        </div>
        <BlockList blocks={blocks.slice(1, 2)} />
      </div>
      <RecentWins wins={highlights.wins} />
      <BlockList blocks={blocks.slice(2)} />
    </WithWords>
  );
}
