import { BlockList } from "../content/block-list.tsx";
import { loadContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  return loadContentPage(context, "/");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, matches[0].loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <BlockList blocks={loaderData.blocks} />;
}
