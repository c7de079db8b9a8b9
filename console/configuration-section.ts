import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { defineSection } from "./app/section.ts";

export const configurationSection = defineSection({
  path: "configuration",
  label: "Configuration",
  group: "Site",
  icon: SlidersHorizontal,
  roles: ["PAYMENTS", "GAMES", "COMPLIANCE", "CONTENT"],
  load: async () => (await import("./configuration.tsx")).Configuration,
});
