import { existsSync, readdirSync, readFileSync } from "node:fs";
import { page as pageSchema, region as regionSchema } from "@parlour/contracts/entities/content";
import { languageCodes } from "@parlour/contracts/languages";
import { discoverGames } from "@parlour/games/discover-games";
import { describe, expect, test } from "vitest";

const folder = new URL("../../../../languages/", import.meta.url);
const languages = languageCodes;

type Document = Record<string, unknown>;

const pageKinds = ["pages", "help", "drafts"] as const;
type Kind = (typeof pageKinds)[number] | "regions" | "games" | "categories";

function readAll(kind: Kind, language: string): Map<string, Document> {
  const documents = new URL(`${language}/content/${kind}/`, folder);
  if (!existsSync(documents)) return new Map();
  return new Map(
    readdirSync(documents, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => [file, JSON.parse(readFileSync(new URL(file, documents), "utf8"))]),
  );
}

/** Every string of a document with its path, such as `blocks.0.slides.1.title`. */
function listStrings(value: unknown, way: readonly (string | number)[] = []): [string, string][] {
  if (typeof value === "string") return [[way.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listStrings(inner, [...way, key]));
}

/** The parts that must be the same in all languages: structure, links, icons and pictures. */
function listFixed(document: Document): string[] {
  const fixed =
    /(^|\.)(type|pageType|path|paths\.\d+|modes\.\d+|href|icon|picture|anchor|slot|kind|region|flag|paymentGroup|audience|category|source)$/;
  return listStrings(document).map(([way, text]) => (fixed.test(way) ? `${way}=${text}` : way));
}

/** The paths of the lobby's categories and games. */
async function listGamePaths(): Promise<string[]> {
  const games = await discoverGames();
  return games.flatMap(({ game: { catalogue, slug } }) => [
    `/${catalogue.channel}/${catalogue.category}`,
    `/${catalogue.channel}/${catalogue.category}/${slug}`,
  ]);
}

const routePaths = [
  ...readFileSync(new URL("../../routes.ts", import.meta.url), "utf8").matchAll(
    /route\("([^"*]+?)(?:\/\*)?"/g,
  ),
].flatMap(([, path]) => [`/${path}`, `/account/${path}`]);
const gamePaths = await listGamePaths();

describe.each(languages)("the content in %s", (language) => {
  const pages = new Map(pageKinds.flatMap((kind) => [...readAll(kind, language)]));
  const regions = readAll("regions", language);

  test("matches the contract", () => {
    for (const [file, page] of pages) expect(pageSchema.safeParse(page).success, file).toBe(true);
    for (const [file, region] of regions) expect(regionSchema.safeParse(region).success, file).toBe(true);
  });

  test("differs from English only in its texts", () => {
    for (const kind of [...pageKinds, "regions"] as const) {
      const english = readAll(kind, "en");
      const translated = readAll(kind, language);
      expect([...translated.keys()]).toEqual([...english.keys()]);
      for (const [file, document] of english) {
        expect(listFixed(translated.get(file)!), file).toEqual(listFixed(document));
      }
    }
  });

  test("links only to pages and sections that exist", () => {
    const all = [...pages, ...regions];
    const published = ["pages", "help"] as const;
    const shown = published.flatMap((kind) => [...readAll(kind, language).values()]);
    const paths = new Set([...routePaths, ...gamePaths, ...shown.map((page) => page.path as string)]);
    const anchors = new Set(
      [...pages.values()].flatMap((page) =>
        listStrings(page).flatMap(([way, text]) => (way.endsWith("anchor") ? [`${page.path}#${text}`] : [])),
      ),
    );
    const links = all.flatMap(([file, document]) =>
      listStrings(document).flatMap(([way, text]) => {
        const inline = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => [file, href!] as const);
        return way.endsWith("href") && text.startsWith("/") ? [[file, text] as const, ...inline] : inline;
      }),
    );
    expect(links.length).toBeGreaterThan(30);
    for (const [file, href] of links) {
      expect(paths.has(href.split("#")[0]!), `${file}: ${href}`).toBe(true);
      if (href.includes("#")) expect(anchors.has(href), `${file}: ${href}`).toBe(true);
    }
  });

  test("has all texts, without exclamation marks", () => {
    for (const [file, document] of [...pages, ...regions]) {
      for (const [way, text] of listStrings(document)) {
        expect(text.trim(), `${file}: ${way}`).not.toBe("");
        expect(/[!！¡]/.test(text), `${file}: ${way}`).toBe(false);
      }
    }
  });
});

test("no two languages share a sentence", () => {
  const sentences = (language: string) =>
    pageKinds
      .flatMap((kind) => [...readAll(kind, language)])
      .flatMap(([file, page]) =>
        listStrings(page).flatMap(([way, text]) =>
          /(title|text|description|answer|question)$/.test(way) && text.length > 25
            ? [`${file}: ${text}`]
            : [],
        ),
      );
  const english = new Set(sentences("en"));
  for (const language of languages.filter((code) => code !== "en")) {
    expect(sentences(language).filter((sentence) => english.has(sentence))).toEqual([]);
  }
});
