import Network from "lucide-react/icons/network";
import { defineSection } from "../../../app/section.ts";

export const affiliateAccountsSection = defineSection({
  path: "affiliates",
  hasPages: true,
  label: "Affiliates",
  group: "Players",
  icon: Network,
  roles: ["MARKETING", "PAYMENTS"],
  load: async () => (await import("./affiliates.tsx")).Affiliates,
});
