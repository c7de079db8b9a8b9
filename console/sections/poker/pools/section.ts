import Zap from "lucide-react/icons/zap";
import { defineSection } from "../../../app/section.ts";

export const pokerPoolsSection = defineSection({
  path: "poker-pools",
  label: "Poker pools",
  group: "Operations",
  icon: Zap,
  roles: ["GAMES"],
  load: async () => (await import("./poker-pools.tsx")).PokerPools,
});
