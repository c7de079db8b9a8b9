import Video from "lucide-react/icons/video";
import { defineSection } from "../../../app/section.ts";

export const dealingSection = defineSection({
  path: "dealing",
  label: "Dealer",
  group: "Operations",
  icon: Video,
  roles: ["DEALER"],
  load: async () => (await import("./dealing.tsx")).Dealing,
});
