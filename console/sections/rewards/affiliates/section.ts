import Handshake from "lucide-react/icons/handshake";
import { defineSection } from "../../../app/section.ts";

export const affiliatesSection = defineSection({
  path: "affiliate-applications",
  label: "Affiliate applications",
  group: "Operations",
  icon: Handshake,
  roles: ["MARKETING"],
  queue: "affiliates",
  load: async () => (await import("./affiliate-applications.tsx")).AffiliateApplications,
});
