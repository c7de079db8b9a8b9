import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { jacksOrBetterRules, nineSixPays } from "./jacks-or-better.ts";

export const jacksOrBetterProof = videoPokerProof(jacksOrBetterRules, {
  "8/5 pays": { ...nineSixPays, fullHouse: 8, flush: 5 },
});
