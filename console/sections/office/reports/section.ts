import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { defineSection } from "../../../app/section.ts";
import { reportLabels } from "./report-labels.ts";

export const reportsSection = defineSection({
  path: "reports",
  hasPages: true,
  label: "Reports",
  group: "Administration",
  icon: FileSpreadsheet,
  roles: ["PAYMENTS", "COMPLIANCE", "MARKETING", "GAMES"],
  pages: [
    ...Object.entries(reportLabels).map(([report, { label }]) => ({ label, rest: `/${report}` })),
    { label: "Saved reports", rest: "/saved" },
    { label: "Regulator exports", rest: "/regulators", roles: ["COMPLIANCE"] },
  ],
  load: async () => (await import("./reports.tsx")).Reports,
});
