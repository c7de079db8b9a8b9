import Flag from "lucide-react/icons/flag";
import { defineSection } from "../../../app/section.ts";

export const racingSection = defineSection({
  path: "racing",
  hasPages: true,
  label: "Racing",
  group: "Operations",
  icon: Flag,
  roles: ["TRADER"],
  load: async () => (await import("./racing.tsx")).Racing,
});
