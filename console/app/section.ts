import type { QueueName } from "@parlour/contracts/entities/queue";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export const SECTION_GROUPS = ["Desk", "Players", "Site", "House"] as const;

/** A section of the console: a navigation entry and its page, loaded when opened. */
export type Section = {
  /** The path below `/console/`; the page may have routes of its own underneath. */
  path: string;
  label: string;
  group: (typeof SECTION_GROUPS)[number];
  icon: LucideIcon;
  /** Any one of these roles opens it; without roles every operator may. */
  roles?: readonly OperatorRole[];
  /** The section's queue, whose length the navigation shows. */
  queue?: QueueName;
  component: LazyExoticComponent<ComponentType>;
};

export function defineSection({
  load,
  ...section
}: Omit<Section, "component"> & { load: () => Promise<ComponentType> }): Section {
  return { ...section, component: lazy(async () => ({ default: await load() })) };
}
