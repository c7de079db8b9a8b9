import Activity from "lucide-react/icons/activity";
import { defineSection } from "../../../app/section.ts";

export const systemSection = defineSection({
  path: "system",
  label: "System",
  group: "Administration",
  icon: Activity,
  roles: ["ADMIN"],
  load: async () => (await import("./system.tsx")).System,
});
