import type { Page } from "@parlour/contracts/entities/content";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

/** A help page as stored in the index. */
export type IndexedPage = {
  path: string;
  parentPath: string;
  position: number;
  title: string;
  description: string;
  icon: string;
  popular: boolean;
  related: string[];
  text: string;
  geoFilter: NonNullable<Page["geoTargetingFilter"]> | null;
  checksum: string;
};

/** Increased when pages must be indexed differently. */
const indexVersion = 1;
export const helpRoot = "/help";
const lastPosition = 1_000;

/** Block fields that control rendering and aren't visible text. */
const silentFields = new Set([
  "type",
  "kind",
  "icon",
  "picture",
  "href",
  "anchor",
  "slot",
  "paths",
  "modes",
  "audience",
  "flag",
  "geoTargetingFilter",
]);

/** Whether a page belongs to help and is searchable in this mode with these flags. */
export function isHelpPage(page: Page, mode: string, configuration: SiteConfiguration): boolean {
  if (!page.path.startsWith(`${helpRoot}/`) || page.hidden) return false;
  const switches: Record<string, unknown> = configuration;
  return standsIn(page.modes, mode) && (page.flag === undefined || switches[page.flag] === true);
}

export function indexedPage(page: Page, checksum: string, mode: string): IndexedPage {
  const { icon = "", position = lastPosition, popular = false, related = [] } = page.help ?? {};
  const shown = page.blocks.filter(({ modes }) => standsIn(modes, mode));
  return {
    path: page.path,
    parentPath: page.path.slice(0, page.path.lastIndexOf("/")),
    title: page.title,
    description: page.description,
    text: readText(shown).trim(),
    geoFilter: page.geoTargetingFilter ?? null,
    checksum: `${indexVersion}:${mode}:${checksum}`,
    icon,
    position,
    popular,
    related,
  };
}

/** Content without modes applies to all of them. */
function standsIn(modes: readonly string[] | undefined, mode: string): boolean {
  return modes === undefined || modes.includes(mode);
}

const links = /\[([^\]]*)\]\([^)]*\)/g;
const tags = /<[^>]*>/g;

/** All visible text in a part of a page, each piece ended like a sentence. */
function readText(part: unknown): string {
  if (typeof part === "string") return sentence(part.replace(links, "$1").replace(tags, " "));
  if (typeof part !== "object" || part === null) return "";
  return Object.entries(part)
    .filter(([field]) => !silentFields.has(field))
    .map(([, value]) => readText(value))
    .join("");
}

function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  if (/[.:;?!…]$/u.test(trimmed)) return `${trimmed} `;
  return /[。：；？！]$/u.test(trimmed)
    ? trimmed
    : `${trimmed}${/\p{Script=Han}$/u.test(trimmed) ? "。" : ". "}`;
}
