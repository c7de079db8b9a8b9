import MessagesSquare from "lucide-react/icons/messages-square";
import { defineSection, tabPages } from "../../../app/section.ts";
import { chatTabs } from "./chat-tabs.ts";

export const chatsSection = defineSection({
  path: "chats",
  label: "Live chat",
  group: "Operations",
  icon: MessagesSquare,
  roles: ["SUPPORT"],
  queue: "chats",
  pages: tabPages(chatTabs),
  load: async () => (await import("./chats.tsx")).Chats,
});
