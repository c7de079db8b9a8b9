import { data } from "react-router";
import { BlockList } from "../content/block-list.tsx";
import { findContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const page = await findContentPage(context, "/");
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, matches[0].loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <BlockList blocks={loaderData.blocks} />;
}
