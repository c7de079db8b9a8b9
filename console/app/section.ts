import type { CountedWork } from "@parlour/contracts/entities/queue";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export const SECTION_GROUPS = ["Operations", "Players", "Site", "Administration"] as const;

/** A section of the console: a navigation entry and its page, loaded when opened. */
export type Section = {
  /** The path below `/console/`. */
  path: string;
  /** Whether the section has more pages below its path. */
  hasPages?: boolean;
  label: string;
  group: (typeof SECTION_GROUPS)[number];
  icon: LucideIcon;
  /** Operators with any of these roles have access; if undefined, every operator has access. */
  roles?: readonly OperatorRole[];
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
