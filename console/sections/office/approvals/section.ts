import Eye from "lucide-react/icons/eye";
import { defineSection } from "../../../app/section.ts";

export const approvalsSection = defineSection({
  path: "approvals",
  label: "Approvals",
  group: "Operations",
  icon: Eye,
  queue: "approvals",
  load: async () => (await import("./approvals.tsx")).Approvals,
});
