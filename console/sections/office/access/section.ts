import UserCog from "lucide-react/icons/user-cog";
import { defineSection } from "../../../app/section.ts";

export const accessSection = defineSection({
  path: "operators",
  label: "Operators",
  group: "Administration",
  icon: UserCog,
  roles: ["ADMIN"],
  load: async () => (await import("./operators-page.tsx")).OperatorsPage,
});
