import { loadSitemap } from "../seo/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  return loadSitemap(context);
}
