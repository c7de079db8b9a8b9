import Newspaper from "lucide-react/icons/newspaper";
import { defineSection, tabPages } from "../../../app/section.ts";
import { contentTabs } from "./content-tabs.ts";

export const contentSection = defineSection({
  path: "content",
  label: "Content",
  group: "Site",
  icon: Newspaper,
  roles: ["CONTENT"],
  pages: tabPages(contentTabs),
  load: async () => (await import("./content-studio.tsx")).ContentStudio,
});
