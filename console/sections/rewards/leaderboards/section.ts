import Trophy from "lucide-react/icons/trophy";
import { defineSection } from "../../../app/section.ts";

export const leaderboardsSection = defineSection({
  path: "leaderboards",
  hasPages: true,
  label: "Leaderboards",
  group: "Site",
  icon: Trophy,
  roles: ["MARKETING", "COMPLIANCE"],
  load: async () => (await import("./leaderboards.tsx")).Leaderboards,
});
