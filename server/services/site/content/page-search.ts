import type { FoundPage } from "@parlour/contracts/calls/site/content/search-pages";
import type { Page } from "@parlour/contracts/entities/content";
import { shownTo, type Visit } from "./visit.ts";

type PlainPage = { title: string; description: string; text: string };

/** Fields of blocks that steer the drawing and are never read by a visitor. */
const silentFields = new Set(
  "type kind icon picture href anchor slot paths modes audience flag geoTargetingFilter item category subCategory games source pageType".split(
    " ",
  ),
);
const plainPages = new WeakMap<Page, PlainPage>();

/** The pages that hold every word of a term: found in the title first, then in the description, then in the text. */
export function searchPages(pages: readonly Page[], term: string, visit: Visit, limit: number): FoundPage[] {
  const words = plain(term).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(plainPage(shownTo(page, visit)), words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || comparePaths(one.page.path, other.page.path))
    .slice(0, limit)
    .map(({ page: { path, title, description } }) => ({ path, title, description }));
}

function scoreOf({ title, description, text }: PlainPage, words: readonly string[]): number {
  const holdsAll = (place: string) => words.every((word) => place.includes(word));
  if (holdsAll(title)) return 3;
  if (holdsAll(`${title} ${description}`)) return 2;
  return holdsAll(`${title} ${description} ${text}`) ? 1 : 0;
}

/** By code unit, so that every server answers in the same order. */
function comparePaths(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** Pages are searched far more often than they change, and most are the same to everybody. */
function plainPage(page: Page): PlainPage {
  const known = plainPages.get(page);
  if (known !== undefined) return known;
  const read = {
    title: plain(page.title),
    description: plain(page.description),
    text: plain(readText(page.blocks)),
  };
  plainPages.set(page, read);
  return read;
}

/** Everything that a visitor reads in a part of a page. */
function readText(part: unknown): string {
  if (typeof part === "string") return part.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  if (typeof part !== "object" || part === null) return "";
  return Object.entries(part)
    .filter(([field]) => !silentFields.has(field))
    .map(([field, value]) => readText(field === "html" ? String(value).replace(/<[^>]*>/g, " ") : value))
    .join(" ");
}

/** Without case, accents and punctuation, words apart by one space. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
