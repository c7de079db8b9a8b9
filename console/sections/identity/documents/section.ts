import FileCheck from "lucide-react/icons/file-check";
import { defineSection } from "../../../app/section.ts";

export const documentsSection = defineSection({
  path: "documents",
  label: "Documents",
  group: "Operations",
  icon: FileCheck,
  roles: ["COMPLIANCE"],
  queue: "documents",
  load: async () => (await import("./documents.tsx")).Documents,
});
