/** Paths that search engines should not crawl: personal pages, search, errors, API calls and the sandbox. */
const PRIVATE = [
  "/account",
  "/api/",
  "/services/",
  "/content/",
  "/error/",
  "/sandbox",
  "/search",
  "/validate-document",
];

export function formatRobots(origin: string): string {
  return [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
