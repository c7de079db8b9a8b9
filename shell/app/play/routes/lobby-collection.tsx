import { pageMeta } from "../../page-meta.ts";
import { keepPage } from "../../parts/keep-page.ts";
import { WithWords } from "../../words.tsx";
import { loadCollection } from "../lobby/collection.server.ts";
import { CollectionPage } from "../lobby/collection-page.tsx";
import { asksForMore } from "../lobby/use-more-cards.ts";
import type { Route } from "./+types/lobby-collection";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadCollection(context, url, params.collection);
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
  const { title, description, slug } = loaderData.collection;
  return pageMeta({ title, description, path: `/${loaderData.channel}/collections/${slug}`, site });
}

export default function LobbyCollection({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <WithWords words={loaderData.words}>
      <CollectionPage data={loaderData} />
    </WithWords>
  );
}
