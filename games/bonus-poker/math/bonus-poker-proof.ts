import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { bonusPays, bonusPokerRules } from "./bonus-poker.ts";

export const bonusPokerProof = videoPokerProof(bonusPokerRules, {
  "7/5 pays": { ...bonusPays, fullHouse: 7 },
});
