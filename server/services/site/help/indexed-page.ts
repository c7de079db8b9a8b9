import type { Page } from "@parlour/contracts/entities/content";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

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

/** The version of the index; increase it when pages must be indexed differently. */
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

/** Returns whether a page belongs to help and is searchable in this mode with these flags. */
export function isHelpPage(page: Page, mode: string, configuration: SiteConfiguration): boolean {
  if (!page.path.startsWith(`${helpRoot}/`) || page.hidden) return false;
  const switches: Record<string, unknown> = configuration;
  return isShownIn(page.modes, mode) && (page.flag === undefined || switches[page.flag] === true);
}

export function indexedPage(page: Page, checksum: string, mode: string): IndexedPage {
  const { icon = "", position = lastPosition, popular = false, related = [] } = page.help ?? {};
  const shown = page.blocks.filter(({ modes }) => isShownIn(modes, mode));
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

/** Returns whether content applies in a mode; content without modes applies in all of them. */
function isShownIn(modes: readonly string[] | undefined, mode: string): boolean {
  return modes === undefined || modes.includes(mode);
}

const links = /\[([^\]]*)\]\([^)]*\)/g;
const tags = /<[^>]*>/g;

/**
 * Returns all visible text in a part of a page. Each piece of text ends with a full stop or another punctuation
 * mark.
 */
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
