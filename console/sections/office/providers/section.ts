import Plug from "lucide-react/icons/plug";
import { defineSection } from "../../../app/section.ts";

export const providersSection = defineSection({
  path: "providers",
  hasPages: true,
  label: "Providers",
  group: "Administration",
  icon: Plug,
  roles: ["PAYMENTS", "COMPLIANCE", "GAMES", "TRADER"],
  load: async () => (await import("./providers.tsx")).Providers,
});
