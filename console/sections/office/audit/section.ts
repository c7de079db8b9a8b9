import ScrollText from "lucide-react/icons/scroll-text";
import { defineSection } from "../../../app/section.ts";

export const auditSection = defineSection({
  path: "audit",
  label: "Audit log",
  group: "Administration",
  icon: ScrollText,
  roles: ["COMPLIANCE"],
  load: async () => (await import("./audit.tsx")).Audit,
});
