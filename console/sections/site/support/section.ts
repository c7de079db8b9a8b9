import Headset from "lucide-react/icons/headset";
import { defineSection, tabPages } from "../../../app/section.ts";
import { supportTabs } from "./support-tabs.ts";

export const supportSection = defineSection({
  path: "support",
  label: "Support",
  group: "Operations",
  icon: Headset,
  roles: ["SUPPORT"],
  queue: "overdue",
  pages: tabPages(supportTabs),
  load: async () => (await import("./support.tsx")).Support,
});
