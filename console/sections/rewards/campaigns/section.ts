import Megaphone from "lucide-react/icons/megaphone";
import { defineSection } from "../../../app/section.ts";

export const campaignsSection = defineSection({
  path: "campaigns",
  hasPages: true,
  label: "Campaigns",
  group: "Site",
  icon: Megaphone,
  roles: ["MARKETING"],
  load: async () => (await import("./campaigns.tsx")).Campaigns,
});
