import type { Page } from "@parlour/contracts/entities/content";
import { describe, expect, it } from "vitest";
import { listPages } from "./page-list.ts";
import { searchPages } from "./page-search.ts";
import type { Visit } from "./visit.ts";

const page = (path: string, rest: Partial<Page> = {}): Page => ({
  path,
  type: "content_page",
  pageType: "article",
  title: path,
  description: "",
  blocks: [],
  ...rest,
});
const visit: Visit = {
  mode: "sandbox",
  location: null,
  signedIn: false,
  isOn: () => true,
  paymentGroups: new Set(),
};
const pathsOf = (pages: readonly Page[], term: string, where: Partial<Visit> = {}) => {
  const here = { ...visit, ...where };
  const published = pages.map((body) => ({
    language: "en",
    key: body.path,
    body,
    etag: "",
    changedAt: new Date(0),
  }));
  return searchPages(listPages(published, here), term, here, 8).map(({ path }) => path);
};

describe("searchPages", () => {
  it("ignores case and accents, in every part a visitor reads", () => {
    const pages = [
      page("/a", { title: "Jouer à l'équilibre" }),
      page("/b", {
        blocks: [
          { type: "faq", title: "Questions", questions: [{ question: "Équilibre?", answer: "Oui." }] },
        ],
      }),
      page("/c", { blocks: [{ type: "rich_text", parts: [{ kind: "list", items: ["l'ÉQUILIBRE"] }] }] }),
      page("/d", {
        blocks: [{ type: "rich_text", parts: [{ kind: "paragraph", text: "[x](/equilibre)" }] }],
      }),
      page("/e", {
        blocks: [{ type: "notice", text: "x", link: { label: "x", icon: "equilibre", href: "/equilibre" } }],
      }),
    ];
    expect(pathsOf(pages, "EQUILIBRE")).toEqual(["/a", "/b", "/c"]);
    expect(pathsOf([page("/zh", { title: "负责任地游戏" })], "负责")).toEqual(["/zh"]);
  });

  it("ranks titles first, then descriptions, then texts, and requires every word", () => {
    const pages = [
      page("/text", { blocks: [{ type: "notice", text: "Fair play by the rules" }] }),
      page("/half", { title: "Fair weather" }),
      page("/description", { description: "How play stays fair" }),
      page("/title", { title: "Fair play" }),
    ];
    expect(pathsOf(pages, "  play,  fair ")).toEqual(["/title", "/description", "/text"]);
  });

  it("returns nothing for a blank term, and never more than the limit", () => {
    const pages = Array.from({ length: 12 }, (_, index) => page(`/p${index}`, { title: "Same" }));
    for (const term of ["", "  ", "?!"]) expect(pathsOf(pages, term)).toEqual([]);
    expect(pathsOf(pages, "same")).toHaveLength(8);
  });

  it("leaves out pages that this visitor cannot open and unlisted ones", () => {
    const geoTargetingFilter = { notIn: { countrySubdivision: { CA: ["ON"], FR: [] } } };
    const pages = [
      page("/error/not-found", { title: "Rules" }),
      page("/secret", { title: "Rules", hidden: true }),
      page("/live", { title: "Rules", modes: ["production"] }),
      page("/far", { title: "Rules", geoTargetingFilter }),
      page("/part", { blocks: [{ type: "notice", text: "Rules", modes: ["production"] }] }),
      page("/near", {
        blocks: [{ type: "rich_text", html: "<p>The <em>rules</em></p>", geoTargetingFilter }],
      }),
    ];
    expect(pathsOf(pages, "rules")).toEqual(["/far", "/near"]);
    expect(pathsOf(pages, "rules", { location: { country: "CA", subdivision: "ON" } })).toEqual([]);
    expect(pathsOf(pages, "rules", { location: { country: "CA", subdivision: "QC" } })).toEqual([
      "/far",
      "/near",
    ]);
    expect(pathsOf(pages, "rules", { mode: "production" })).toEqual(["/far", "/live", "/near", "/part"]);
  });
});
