import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { defineSection } from "./app/section.ts";
import { configurationRoles } from "./configuration-roles.ts";

export const configurationSection = defineSection({
  path: "configuration",
  label: "Configuration",
  group: "Site",
  icon: SlidersHorizontal,
  roles: configurationRoles,
  load: async () => (await import("./configuration.tsx")).Configuration,
});
