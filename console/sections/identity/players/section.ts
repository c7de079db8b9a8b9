import Users from "lucide-react/icons/users";
import { defineSection } from "../../../app/section.ts";

export const playersSection = defineSection({
  path: "players",
  hasPages: true,
  label: "Players",
  group: "Players",
  icon: Users,
  roles: ["SUPPORT", "PAYMENTS", "COMPLIANCE"],
  load: async () => (await import("./players.tsx")).Players,
});
