import Network from "lucide-react/icons/network";
import { defineSection, tabPages } from "../../../app/section.ts";
import { affiliateTabs } from "./affiliate-tabs.ts";

export const affiliateAccountsSection = defineSection({
  path: "affiliates",
  hasPages: true,
  label: "Affiliates",
  group: "Players",
  icon: Network,
  roles: ["MARKETING", "PAYMENTS"],
  pages: tabPages(affiliateTabs),
  load: async () => (await import("./affiliates.tsx")).Affiliates,
});
