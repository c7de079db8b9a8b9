import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { doubleDoubleBonusRules, doubleDoublePays } from "./double-double-bonus.ts";

export const doubleDoubleBonusProof = videoPokerProof(doubleDoubleBonusRules, {
  "10/6 pays": { ...doubleDoublePays, fullHouse: 10 },
});
