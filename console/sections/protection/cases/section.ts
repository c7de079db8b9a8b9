import FolderSearch from "lucide-react/icons/folder-search";
import { defineSection } from "../../../app/section.ts";

export const casesSection = defineSection({
  path: "cases",
  hasPages: true,
  label: "Cases",
  group: "Operations",
  icon: FolderSearch,
  roles: ["COMPLIANCE"],
  queue: "cases",
  load: async () => (await import("./cases.tsx")).Cases,
});
