import UserCog from "lucide-react/icons/user-cog";
import { defineSection, tabPages } from "../../../app/section.ts";
import { operatorTabs } from "./operator-tabs.ts";

export const accessSection = defineSection({
  path: "operators",
  label: "Operators",
  group: "Administration",
  icon: UserCog,
  roles: ["ADMIN"],
  pages: tabPages(operatorTabs),
  load: async () => (await import("./operators-page.tsx")).OperatorsPage,
});
