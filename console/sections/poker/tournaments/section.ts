import Spade from "lucide-react/icons/spade";
import { defineSection } from "../../../app/section.ts";

export const pokerTournamentsSection = defineSection({
  path: "poker",
  hasPages: true,
  label: "Poker tournaments",
  group: "Operations",
  icon: Spade,
  roles: ["GAMES"],
  load: async () => (await import("./poker-tournaments.tsx")).PokerTournaments,
});
