import Mail from "lucide-react/icons/mail";
import { defineSection } from "../../../app/section.ts";

export const contactSection = defineSection({
  path: "contact",
  label: "Messages",
  group: "Operations",
  icon: Mail,
  roles: ["SUPPORT"],
  queue: "contact",
  load: async () => (await import("./contact-messages.tsx")).ContactMessages,
});
