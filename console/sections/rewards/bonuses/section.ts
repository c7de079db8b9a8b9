import Gift from "lucide-react/icons/gift";
import { defineSection } from "../../../app/section.ts";

export const bonusesSection = defineSection({
  path: "bonuses",
  hasPages: true,
  label: "Bonuses and tiers",
  group: "Site",
  icon: Gift,
  roles: ["MARKETING"],
  load: async () => (await import("./bonuses.tsx")).Bonuses,
});
