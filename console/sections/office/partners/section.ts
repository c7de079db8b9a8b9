import Webhook from "lucide-react/icons/webhook";
import { defineSection, tabPages } from "../../../app/section.ts";
import { partnerTabs } from "./partner-tabs.ts";

export const partnersSection = defineSection({
  path: "partners",
  hasPages: true,
  label: "Partners",
  group: "Administration",
  icon: Webhook,
  roles: ["ADMIN"],
  pages: tabPages(partnerTabs),
  load: async () => (await import("./partners.tsx")).Partners,
});
