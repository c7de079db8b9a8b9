import ChartLine from "lucide-react/icons/chart-line";
import { defineSection } from "../../../app/section.ts";

export const overviewSection = defineSection({
  path: "overview",
  label: "Overview",
  group: "Operations",
  icon: ChartLine,
  roles: ["PAYMENTS", "COMPLIANCE", "MARKETING", "GAMES"],
  load: async () => (await import("./overview.tsx")).Overview,
});
