import { keepPage } from "../../parts/keep-page.ts";
import { loadContentPage, requireOneAddress } from "../content/content.server.ts";
import { ContentPageView } from "../content/content-page-view.tsx";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/content-page";

/** Serves every path that no other route handles: a content page, or 404. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  requireOneAddress(request);
  return loadContentPage(context, `/${params["*"]}`);
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, matches[0].loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentPageView page={loaderData} />;
}
