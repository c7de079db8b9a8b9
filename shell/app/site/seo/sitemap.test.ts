import { expect, test } from "vitest";
import { formatSitemap } from "./sitemap.ts";

const site = { origin: "https://parlour.example", languages: ["en", "zh"], languageDefault: "en" };

test("lists every page in every language, with its alternates", () => {
  const xml = formatSitemap([{ path: "/about", changedAt: "2026-11-15T10:00:00.000Z" }], site);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://parlour.example/about",
    "<loc>https://parlour.example/about?lang=zh",
  ]);
  expect(xml.match(/hreflang="[^"]+" href="[^"]+"/g)?.slice(0, 3)).toEqual([
    'hreflang="en" href="https://parlour.example/about"',
    'hreflang="zh-Hans" href="https://parlour.example/about?lang=zh"',
    'hreflang="x-default" href="https://parlour.example/about"',
  ]);
  expect(xml).toContain("<lastmod>2026-11-15</lastmod>");
});

test("escapes URLs", () => {
  const xml = formatSitemap([{ path: '/a&b<c>"d' }], site);
  expect(xml).toContain("<loc>https://parlour.example/a&amp;b%3Cc%3E%22d</loc>");
  expect(xml).not.toContain("<c>");
});
