/** Paths that are only useful to the person who opens them. */
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
