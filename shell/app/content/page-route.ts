import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../page-meta.ts";
import type { Site } from "../site.server.ts";
import type { ContentPage } from "./block-types.ts";

/** The head of a page that comes from content. */
export function contentMeta(page: ContentPage | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!page || !site) return [];
  return pageMeta({ title: page.title, description: page.description, path: page.path, site });
}
