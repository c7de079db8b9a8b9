import type { MessageKey } from "@parlour/web/i18n/messages";
import type { AnnouncedBetId } from "../../math/roulette-wheel-bets.ts";

export const announcedNames: Record<AnnouncedBetId, MessageKey> = {
  jeuZero: "games-roulette.jeuZero",
  voisins: "games-roulette.voisins",
  orphelins: "games-roulette.orphelins",
  tiers: "games-roulette.tiers",
};
