import { scratchCard } from "../../kit/math/scratch/scratch-card.ts";

/** The message keys of the symbol names, highest prize first. */
export const crownJewelsSymbols = [
  "games-crown-jewels.crown",
  "games-crown-jewels.sceptre",
  "games-crown-jewels.orb",
  "games-crown-jewels.goblet",
  "games-crown-jewels.ring",
  "games-crown-jewels.key",
  "games-crown-jewels.ruby",
  "games-crown-jewels.emerald",
] as const;

export const crownJewels = scratchCard("crown-jewels");
