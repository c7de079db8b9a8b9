import { QUERY_KEYS } from "@parlour/contracts/constants";
import { languageTag } from "@parlour/web/i18n/languages";

export type SitemapEntry = { path: string; changedAt?: string | undefined };
type Site = { origin: string; languages: readonly string[]; languageDefault: string };

/** Every URL in every language, each with its alternates. */
export function formatSitemap(entries: readonly SitemapEntry[], site: Site): string {
  const urls = entries.flatMap((entry) => site.languages.map((language) => formatUrl(entry, language, site)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function formatUrl({ path, changedAt }: SitemapEntry, language: string, site: Site): string {
  const alternates = [
    ...site.languages.map((code) => [languageTag(code), addressOf(path, code, site)] as const),
    ["x-default", addressOf(path, site.languageDefault, site)] as const,
  ];
  return [
    "<url>",
    `<loc>${escapeXml(addressOf(path, language, site))}</loc>`,
    ...(changedAt ? [`<lastmod>${changedAt.slice(0, 10)}</lastmod>`] : []),
    ...alternates.map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    ),
    "</url>",
  ].join("");
}

/** Uses the canonical URLs that the pages declare. */
function addressOf(path: string, language: string, { origin, languageDefault }: Site): string {
  return `${origin}${encodeURI(path)}${language === languageDefault ? "" : `?${QUERY_KEYS.language}=${language}`}`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
