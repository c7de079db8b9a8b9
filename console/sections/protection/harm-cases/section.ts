import HeartHandshake from "lucide-react/icons/heart-handshake";
import { defineSection } from "../../../app/section.ts";

export const harmCasesSection = defineSection({
  path: "harm-cases",
  label: "Player protection",
  group: "Operations",
  icon: HeartHandshake,
  roles: ["COMPLIANCE"],
  queue: "harm-cases",
  load: async () => (await import("./harm-cases.tsx")).HarmCases,
});
