import Dices from "lucide-react/icons/dices";
import { defineSection } from "../../../app/section.ts";

export const liveTablesSection = defineSection({
  path: "live-tables",
  label: "Live tables",
  group: "Operations",
  icon: Dices,
  roles: ["SUPPORT", "GAMES"],
  load: async () => (await import("./live-tables.tsx")).LiveTables,
});
