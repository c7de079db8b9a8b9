import { loadCategory } from "../lobby/category.server.ts";
import { CategoryPage } from "../lobby/category-page.tsx";
import { lobbyHeaders } from "../lobby/lobby-headers.ts";
import { pageMeta } from "../page-meta.ts";
import { WithWords } from "../words.tsx";
import type { Route } from "./+types/lobby-category";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadCategory(context, url, params.category);
}

export const headers = () => lobbyHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { title, description, slug } = loaderData.category;
  return pageMeta({ title, description, path: `/${loaderData.channel}/${slug}`, site });
}

export default function LobbyCategory({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <CategoryPage data={loaderData} />
    </WithWords>
  );
}
