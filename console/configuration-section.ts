import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { defineSection, tabPages } from "./app/section.ts";
import { configurationRoles } from "./configuration-roles.ts";
import { configurationTabs } from "./configuration-tabs.ts";

export const configurationSection = defineSection({
  path: "configuration",
  label: "Configuration",
  group: "Site",
  icon: SlidersHorizontal,
  roles: configurationRoles,
  pages: tabPages(configurationTabs),
  load: async () => (await import("./configuration.tsx")).Configuration,
});
