import HandCoins from "lucide-react/icons/hand-coins";
import { defineSection } from "../../../app/section.ts";

export const dealerTipsSection = defineSection({
  path: "dealer-tips",
  label: "Dealer tips",
  group: "Operations",
  icon: HandCoins,
  roles: ["GAMES", "PAYMENTS"],
  load: async () => (await import("./dealer-tips.tsx")).DealerTips,
});
