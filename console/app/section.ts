import type { QueueName } from "@parlour/contracts/entities/queue";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export const SECTION_GROUPS = ["Desk", "Players", "Site", "House"] as const;

/** One part of the console: an entry in the navigation and the page behind it, loaded when it is opened. */
export type Section = {
  /** Below `/console/`; the page gets everything underneath it too and may have routes of its own. */
  path: string;
  label: string;
  group: (typeof SECTION_GROUPS)[number];
  icon: LucideIcon;
  /** Any one of these opens it; without them every operator may. */
  roles?: readonly OperatorRole[];
  /** The queue behind it: the navigation shows how much waits there. */
  queue?: QueueName;
  component: LazyExoticComponent<ComponentType>;
};

export function defineSection({
  load,
  ...section
}: Omit<Section, "component"> & { load: () => Promise<ComponentType> }): Section {
  return { ...section, component: lazy(async () => ({ default: await load() })) };
}
