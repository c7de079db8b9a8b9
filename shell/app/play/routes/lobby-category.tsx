import { pageMeta } from "../../page-meta.ts";
import { keepPage } from "../../parts/keep-page.ts";
import { WithWords } from "../../words.tsx";
import { loadCategory } from "../lobby/category.server.ts";
import { CategoryPage } from "../lobby/category-page.tsx";
import { asksForMore } from "../lobby/use-more-cards.ts";
import type { Route } from "./+types/lobby-category";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadCategory(context, url, params.category);
}

/** If loading more cards fails, the page stays open and the visitor can try again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (failure) {
    if (asksForMore(request.url)) return null;
    throw failure;
  }
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { title, description, slug } = loaderData.category;
  return pageMeta({ title, description, path: `/${loaderData.channel}/${slug}`, site });
}

export default function LobbyCategory({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <WithWords words={loaderData.words}>
      <CategoryPage data={loaderData} />
    </WithWords>
  );
}
