import Flag from "lucide-react/icons/flag";
import { defineSection, tabPages } from "../../../app/section.ts";
import { racingTabs } from "./racing-tabs.ts";

export const racingSection = defineSection({
  path: "racing",
  hasPages: true,
  label: "Racing",
  group: "Operations",
  icon: Flag,
  roles: ["TRADER"],
  pages: tabPages(racingTabs),
  load: async () => (await import("./racing.tsx")).Racing,
});
