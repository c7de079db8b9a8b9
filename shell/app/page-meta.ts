import { QUERY_KEYS } from "@parlour/contracts/constants";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MetaDescriptor } from "react-router";

type Image = { path: string; width: number; height: number };

type PageMeta = {
  title: string;
  description: string;
  /** The canonical path, without a query. */
  path: string;
  site: {
    origin: string;
    language: string;
    languageDefault: string;
    languages: readonly string[];
    brand: { name: string; image?: Image | undefined };
  };
  /** The picture of a shared link; defaults to the picture of the site. */
  image?: Image | undefined;
  /** Hides the page from search engines. */
  hidden?: boolean | undefined;
};

const HOUSE_PICTURE = { path: "/og.png", width: 1200, height: 630 };

/** Returns the meta tags: title, description, canonical URL, alternate languages and link preview. */
export function pageMeta({
  title,
  description,
  path,
  site,
  image = site.brand.image ?? HOUSE_PICTURE,
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(site.brand.name) ? title : `${title} · ${site.brand.name}`;
  const shown: MetaDescriptor[] = [{ title: fullTitle }, { name: "description", content: description }];
  if (hidden) return [...shown, { name: "robots", content: "noindex" }];

  const address = (language: string) =>
    `${site.origin}${path}${language === site.languageDefault ? "" : `?${QUERY_KEYS.language}=${language}`}`;
  return [
    ...shown,
    { tagName: "link", rel: "canonical", href: address(site.language) },
    ...site.languages.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: languageTag(language),
      href: address(language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${site.origin}${path}` },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address(site.language) },
    { property: "og:locale", content: languageTag(site.language) },
    { property: "og:image", content: `${site.origin}${image.path}` },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
