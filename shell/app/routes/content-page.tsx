import { data } from "react-router";
import { BlockList } from "../content/block-list.tsx";
import { findContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/content-page";

/** Every address without a page of its own: content, or nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await findContentPage(context, `/${params["*"]}`);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, matches[0].loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <BlockList blocks={loaderData.blocks} />;
}
