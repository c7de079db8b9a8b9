import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../page-meta.ts";
import type { Site } from "../../site.server.ts";
import { breadcrumbData, questionData } from "../../structured-data.ts";
import type { LoadedPage } from "./content.server.ts";

export function contentMeta(page: LoadedPage | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!page || !site) return [];
  const { title, description, path, image, hidden, trail } = page;
  const meta = pageMeta({ title, description, path, site, image, hidden });
  if (hidden || path === "/") return meta;
  const steps = [{ title: site.brand.name, path: "/" }, ...trail, { title, path }];
  const questions = page.blocks.flatMap((block) => (block.type === "faq" ? block.questions : []));
  return [...meta, breadcrumbData(site.origin, steps), ...questionData(questions)];
}
