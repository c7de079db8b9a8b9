import Dices from "lucide-react/icons/dices";
import { defineSection, tabPages } from "../../../app/section.ts";
import { liveTableTabs } from "./live-table-tabs.ts";

export const liveTablesSection = defineSection({
  path: "live-tables",
  label: "Live tables",
  group: "Operations",
  icon: Dices,
  roles: ["SUPPORT", "GAMES"],
  pages: tabPages(liveTableTabs),
  load: async () => (await import("./live-tables.tsx")).LiveTables,
});
