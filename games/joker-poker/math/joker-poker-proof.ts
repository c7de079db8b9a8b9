import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { jokerPays, jokerPokerRules } from "./joker-poker.ts";

export const jokerPokerProof = videoPokerProof(jokerPokerRules, {
  "full pay": { ...jokerPays, fourOfAKind: 20 },
});
