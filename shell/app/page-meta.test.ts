import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const site = {
  origin: "https://parlour.example",
  language: "es",
  languageDefault: "en",
  languages: ["en", "es", "zh"],
  brand: { name: "Parlour" },
};
const page = { title: "Ayuda", description: "Respuestas", path: "/help", site };

test("has the title, the canonical URL and the alternates in every language", () => {
  const tags = pageMeta(page);
  expect(tags).toContainEqual({ title: "Ayuda · Parlour" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://parlour.example/help?lang=es",
  });
  const alternates = tags.flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []));
  expect(alternates).toEqual([
    ["en", "https://parlour.example/help"],
    ["es", "https://parlour.example/help?lang=es"],
    ["zh-Hans", "https://parlour.example/help?lang=zh"],
    ["x-default", "https://parlour.example/help"],
  ]);
});

test("a hidden page is noindex and has no canonical URL", () => {
  const tags = pageMeta({ ...page, hidden: true });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.some((tag) => "tagName" in tag)).toBe(false);
});
