import Search from "lucide-react/icons/search";
import { defineSection } from "../../../app/section.ts";

export const pokerHandsSection = defineSection({
  path: "poker-hands",
  hasPages: true,
  label: "Poker hands",
  group: "Operations",
  icon: Search,
  roles: ["COMPLIANCE"],
  load: async () => (await import("./poker-hands.tsx")).PokerHands,
});
