import type { CountedWork } from "@parlour/contracts/entities/queue";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export const SECTION_GROUPS = ["Operations", "Players", "Site", "Administration"] as const;

/** A page or tab of a section, which the search finds by its name. */
export type SectionPage = {
  label: string;
  /** What follows the section's path, such as `?tab=offers` or `/bets`. */
  rest: string;
  /** Operators with any of these roles have access; if undefined, those with access to the section. */
  roles?: readonly OperatorRole[];
};

/** A section of the console: a navigation entry and its page, loaded when opened. */
export type Section = {
  /** The path below `/console/`. */
  path: string;
  hasPages?: boolean;
  label: string;
  group: (typeof SECTION_GROUPS)[number];
  icon: LucideIcon;
  /** Operators with any of these roles have access; if undefined, every operator has access. */
  roles?: readonly OperatorRole[];
  /** The section's tabs and other pages that have a name of their own. */
  pages?: readonly SectionPage[];
  /** The section's queue, whose length the navigation shows. */
  queue?: CountedWork;
  component: LazyExoticComponent<ComponentType>;
};

export function defineSection({
  load,
  ...section
}: Omit<Section, "component"> & { load: () => Promise<ComponentType> }): Section {
  return { ...section, component: lazy(async () => ({ default: await load() })) };
}

export function tabPages(
  tabs: readonly { value: string; label: string; roles?: readonly OperatorRole[] }[],
): readonly SectionPage[] {
  return tabs.map(({ value, label, roles }) => ({ label, rest: `?tab=${value}`, ...(roles && { roles }) }));
}
