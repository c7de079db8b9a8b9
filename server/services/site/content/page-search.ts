import type { FoundPage } from "@parlour/contracts/calls/site/content/search-pages";
import type { Page } from "@parlour/contracts/entities/content";
import { shownTo, type Visit } from "./visit.ts";

type PlainPage = { title: string; description: string; text: string };

/** Block fields that control rendering and aren't visible text. */
const silentFields = new Set(
  "type kind icon picture href anchor slot paths modes audience flag geoTargetingFilter item category subCategory games source pageType".split(
    " ",
  ),
);
const plainPages = new WeakMap<Page, PlainPage>();
/**
 * Caches the text of each part of a page. Even if a page differs between visitors, most of its parts are the
 * same.
 */
const plainParts = new WeakMap<object, string>();

/** Finds pages that contain every word of a term: title matches first, then descriptions, then text. */
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

/** Compares paths by code unit, so that every server returns the same order. */
function comparePaths(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/**
 * Returns the plain text of a page. It is cached, because pages are searched far more often than they change, and most
 * are the same for everyone.
 */
function plainPage(page: Page): PlainPage {
  const known = plainPages.get(page);
  if (known !== undefined) return known;
  const read = {
    title: plain(page.title),
    description: plain(page.description),
    text: readText(page.blocks),
  };
  plainPages.set(page, read);
  return read;
}

/** Returns all visible text in a part of a page, as plain words. */
function readText(part: unknown): string {
  if (typeof part === "string") return plain(part.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
  if (typeof part !== "object" || part === null) return "";
  let known = plainParts.get(part);
  if (known === undefined) {
    known = Object.entries(part)
      .filter(([field]) => !silentFields.has(field))
      .map(([field, value]) => readText(field === "html" ? String(value).replace(/<[^>]*>/g, " ") : value))
      .filter(Boolean)
      .join(" ");
    plainParts.set(part, known);
  }
  return known;
}

/** Converts text to lower case without accents and punctuation, with words separated by one space. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
