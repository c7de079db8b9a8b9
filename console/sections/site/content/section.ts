import Newspaper from "lucide-react/icons/newspaper";
import { defineSection } from "../../../app/section.ts";

export const contentSection = defineSection({
  path: "content",
  label: "Content",
  group: "Site",
  icon: Newspaper,
  roles: ["CONTENT"],
  load: async () => (await import("./content-studio.tsx")).ContentStudio,
});
