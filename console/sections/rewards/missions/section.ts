import Target from "lucide-react/icons/target";
import { defineSection } from "../../../app/section.ts";

export const missionsSection = defineSection({
  path: "missions",
  hasPages: true,
  label: "Missions",
  group: "Site",
  icon: Target,
  roles: ["MARKETING", "COMPLIANCE"],
  load: async () => (await import("./missions.tsx")).Missions,
});
