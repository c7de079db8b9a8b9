import type { FoundPage } from "@parlour/contracts/calls/content/search-pages";
import type { Page } from "@parlour/contracts/entities/content";
import { isExcluded, type Location } from "@parlour/rules/geo-filter";

type Visit = { mode: string; location: Location | null };
type PlainPage = { title: string; description: string; text: string };

/** Fields of blocks that steer the drawing and are never read by a visitor. */
const silentFields = new Set(["type", "kind", "icon", "picture", "href", "anchor", "slot", "paths", "modes"]);
const plainPages = new WeakMap<Page, Map<string, PlainPage>>();

/** The pages that hold every word of a term: found in the title first, then in the description, then in the text. */
export function searchPages(pages: Iterable<Page>, term: string, visit: Visit, limit: number): FoundPage[] {
  const words = plain(term).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return [...pages]
    .filter((page) => isListed(page, visit))
    .map((page) => ({ page, score: scoreOf(plainPage(page, visit.mode), words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || comparePaths(one.page.path, other.page.path))
    .slice(0, limit)
    .map(({ page: { path, title, description } }) => ({ path, title, description }));
}

function isListed(page: Page, { mode, location }: Visit): boolean {
  if (page.path === "/not-available-region" || /^\/error(\/|$)/.test(page.path)) return false;
  return standsIn(page.modes, mode) && !isExcluded(page.geoTargetingFilter, location);
}

/** What names no modes stands in all of them. */
function standsIn(modes: unknown, mode: string): boolean {
  return !Array.isArray(modes) || modes.includes(mode);
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

/** Pages are searched far more often than they change. */
function plainPage(page: Page, mode: string): PlainPage {
  const byMode = plainPages.get(page) ?? new Map<string, PlainPage>();
  plainPages.set(page, byMode);
  const known = byMode.get(mode);
  if (known !== undefined) return known;
  const shown = page.blocks.filter((block) => standsIn(block.modes, mode));
  const read = {
    title: plain(page.title),
    description: plain(page.description),
    text: plain(readText(shown)),
  };
  byMode.set(mode, read);
  return read;
}

/** Everything that a visitor reads in a part of a page. */
function readText(part: unknown): string {
  if (typeof part === "string") return part.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  if (typeof part !== "object" || part === null) return "";
  return Object.entries(part)
    .filter(([field]) => !silentFields.has(field))
    .map(([, value]) => readText(value))
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
