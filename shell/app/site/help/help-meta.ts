import type { MetaDescriptor } from "react-router";
import type { Site } from "../../site.server.ts";
import type { LoadedPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";

/** The meta tags of a help page, with structured data for search engines. */
export function helpMeta(page: LoadedPage | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!page || !site) return [];
  const article: MetaDescriptor = {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: page.title,
      description: page.description,
      inLanguage: site.language,
      mainEntityOfPage: `${site.origin}${page.path}`,
      publisher: { "@type": "Organization", name: site.brand.name, url: site.origin },
    },
  };
  return [...contentMeta(page, site), article];
}
