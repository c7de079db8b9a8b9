import Activity from "lucide-react/icons/activity";
import { defineSection } from "../../../app/section.ts";

export const tradingSection = defineSection({
  path: "trading",
  hasPages: true,
  label: "Sports trading",
  group: "Operations",
  icon: Activity,
  roles: ["TRADER"],
  pages: [
    { label: "Sports bets", rest: "/bets" },
    { label: "Liability limits", rest: "/limits" },
  ],
  load: async () => (await import("./trading.tsx")).Trading,
});
