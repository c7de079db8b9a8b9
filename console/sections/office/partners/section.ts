import Webhook from "lucide-react/icons/webhook";
import { defineSection } from "../../../app/section.ts";

export const partnersSection = defineSection({
  path: "partners",
  hasPages: true,
  label: "Partners",
  group: "Administration",
  icon: Webhook,
  roles: ["ADMIN"],
  load: async () => (await import("./partners.tsx")).Partners,
});
