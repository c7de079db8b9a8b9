import type { Brand } from "@parlour/contracts/entities/brand";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { RunMode } from "@parlour/contracts/enumerations";
import { isExcluded, type Location } from "@parlour/rules/geo-filter";
import { settingsOf } from "@parlour/server/kit/brands/brand-settings";
import { readPreview } from "@parlour/server/kit/http/content-preview";
import type { Kit } from "@parlour/server/kit/kit";
import type { PaymentGroups } from "@parlour/server/kit/ports/payment-groups";
import type { VisitorLocation, VisitorOrigin } from "@parlour/server/kit/ports/visitor-location";
import type { PlayerSession } from "@parlour/server/kit/session";
import { draftContent } from "./draft-content.ts";
import type { ContentStore } from "./store.ts";

/** The data about a visitor that decides which content they see. */
export type Visit = {
  mode: RunMode;
  location: Location | null;
  signedIn: boolean;
  isOn(flag: string): boolean;
  /** The groups of payment methods that are offered for deposits. */
  paymentGroups: ReadonlySet<string>;
};

export type Readers = {
  content: ContentStore;
  settings: { get(): Promise<SiteConfiguration> };
  location: Pick<VisitorLocation, "findForContent">;
  paymentGroups: PaymentGroups;
};

type Input = VisitorOrigin & {
  brand: Brand;
  session: PlayerSession | undefined;
  headers: { cookie?: string | undefined };
};

export type ReadVisit = {
  visit: Visit;
  /** The languages the visitor accepts, best first. */
  languages: string[];
  /** The published content; an operator's preview also includes drafts. */
  content: Pick<ContentStore, "find" | "list" | "onChange">;
  isPreview: boolean;
};

/**
 * Reads everything about a call that decides what its visitor sees, and chooses the content: published
 * documents or, in an operator's preview, also drafts.
 */
export async function readVisit(
  kit: Kit,
  { content, settings, location, paymentGroups }: Readers,
  input: Input,
  language: string,
): Promise<ReadVisit> {
  const [shared, place] = await Promise.all([settings.get(), location.findForContent(input)]);
  const site = settingsOf(input.brand, shared);
  const preview = readPreview(kit, input.headers.cookie);
  const shownAt = preview?.place ?? place;
  return {
    languages: [language, site.languageDefault],
    content: preview ? draftContent(kit, content) : content,
    isPreview: preview !== undefined,
    visit: {
      mode: kit.config.mode,
      location: shownAt,
      paymentGroups: await paymentGroups.at(shownAt),
      signedIn: input.session !== undefined,
      isOn: (flag) => (site as Record<string, unknown>)[flag] === true,
    },
  };
}

type Conditions = {
  geoTargetingFilter?: Parameters<typeof isExcluded>[0];
  modes?: readonly string[] | undefined;
  audience?: string | undefined;
  flag?: string | undefined;
  paymentGroup?: string | undefined;
};

/**
 * Returns whether content with these conditions is shown in this visit; content without conditions is shown to
 * everyone.
 */
export function isShown(conditions: Conditions, visit: Visit): boolean {
  const { geoTargetingFilter, modes, audience, flag, paymentGroup } = conditions;
  if (modes !== undefined && !modes.includes(visit.mode)) return false;
  if (audience !== undefined && audience !== (visit.signedIn ? "player" : "anonymous")) return false;
  if (flag !== undefined && !visit.isOn(flag)) return false;
  if (paymentGroup !== undefined && !visit.paymentGroups.has(paymentGroup)) return false;
  return !isExcluded(geoTargetingFilter, visit.location);
}

const conditionNames = ["geoTargetingFilter", "modes", "audience", "flag", "paymentGroup"] as const;
const conditional = new WeakMap<object, boolean>();

/**
 * Returns whether a part or anything in it has conditions. The result is cached, because published content is
 * read far more often than it changes.
 */
function hasConditions(part: object): boolean {
  let known = conditional.get(part);
  if (known === undefined) {
    known =
      conditionNames.some((name) => (part as Conditions)[name] !== undefined) ||
      Object.values(part).some(
        (value) => typeof value === "object" && value !== null && hasConditions(value),
      );
    conditional.set(part, known);
  }
  return known;
}

/**
 * Removes every part that isn't for this visit, at any depth; returns the same object if nothing is removed.
 */
export function shownTo<Part>(part: Part, visit: Visit): Part {
  if (typeof part !== "object" || part === null || !hasConditions(part)) return part;
  if (Array.isArray(part)) return shownItems(part, visit) as Part;
  let changed = false;
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(part)) {
    if (!isPartShown(value, visit)) {
      changed = true;
      continue;
    }
    const shown = shownTo<unknown>(value, visit);
    changed ||= shown !== value;
    entries.push([name, shown]);
  }
  return changed ? (Object.fromEntries(entries) as Part) : part;
}

function shownItems(items: readonly unknown[], visit: Visit): readonly unknown[] {
  const shown = items.filter((item) => isPartShown(item, visit)).map((item) => shownTo(item, visit));
  return shown.length === items.length && shown.every((item, index) => item === items[index]) ? items : shown;
}

function isPartShown(part: unknown, visit: Visit): boolean {
  return typeof part !== "object" || part === null || isShown(part as Conditions, visit);
}
