import type { StudioFeedGame } from "@parlour/contracts/entities/studio-feed";
import { gameTexts } from "./texts.ts";

type Entry = Omit<StudioFeedGame, "art">;

const languages: Entry["languages"] = ["en", "es", "fr", "pt", "zh"];

/** The fictional studio's games, without their pictures. `games/maths.test.ts` proves the figures. */
export function feedOf(): Entry[] {
  return [
    {
      id: "lantern-row",
      kind: "slots",
      features: [],
      volatility: "high",
      returnToPlayer: 95.8,
      maximumWin: 200,
      hitRate: 22.3,
      hasPractice: true,
      stakes: { min: 0.2, max: 100, default: 1 },
      languages,
      releasedAt: "2026-10-05",
      texts: gameTexts("lantern-row"),
    },
    {
      id: "copper-steps",
      kind: "instant-games",
      features: ["decisions"],
      volatility: "medium",
      returnToPlayer: 96.66,
      maximumWin: 11.04,
      hitRate: null,
      hasPractice: true,
      stakes: { min: 1, max: 100, default: 1 },
      languages,
      releasedAt: "2026-10-19",
      texts: gameTexts("copper-steps"),
    },
  ];
}
