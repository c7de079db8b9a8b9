import Gift from "lucide-react/icons/gift";
import { defineSection, tabPages } from "../../../app/section.ts";
import { bonusTabs } from "./bonus-tabs.ts";

export const bonusesSection = defineSection({
  path: "bonuses",
  hasPages: true,
  label: "Bonuses and tiers",
  group: "Site",
  icon: Gift,
  roles: ["MARKETING"],
  pages: tabPages(bonusTabs),
  load: async () => (await import("./bonuses.tsx")).Bonuses,
});
