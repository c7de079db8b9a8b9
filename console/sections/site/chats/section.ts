import MessagesSquare from "lucide-react/icons/messages-square";
import { defineSection } from "../../../app/section.ts";

export const chatsSection = defineSection({
  path: "chats",
  label: "Live chat",
  group: "Operations",
  icon: MessagesSquare,
  roles: ["SUPPORT"],
  queue: "chats",
  load: async () => (await import("./chats.tsx")).Chats,
});
