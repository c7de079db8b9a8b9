import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { defineSection } from "../../../app/section.ts";

export const reportsSection = defineSection({
  path: "reports",
  hasPages: true,
  label: "Reports",
  group: "Administration",
  icon: FileSpreadsheet,
  roles: ["PAYMENTS", "COMPLIANCE", "MARKETING", "GAMES"],
  load: async () => (await import("./reports.tsx")).Reports,
});
