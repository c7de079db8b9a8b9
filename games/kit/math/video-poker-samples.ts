import type { GameProof } from "./manifest.ts";
import { SAMPLE_STAKE } from "./sample-stake.ts";

const everyHold = Array.from({ length: 32 }, (_, mask) =>
  Array.from({ length: 5 }, (_, card) => Boolean(mask & (1 << card))),
);

export const videoPokerSamples: NonNullable<GameProof["samples"]> = {
  bets: [{ stake: SAMPLE_STAKE }],
  actions: everyHold.map((hold) => ({ kind: "draw", hold })),
};
