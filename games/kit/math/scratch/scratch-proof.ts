import type { GameProof } from "../manifest.ts";
import { SAMPLE_STAKE } from "../sample-stake.ts";
import { SCRATCH_TICKETS, scratchPrizes } from "./scratch-card.ts";

const mean = (of: (times: number) => number): number =>
  scratchPrizes.reduce((sum, { times, tickets }) => sum + of(times) * tickets, 0) / SCRATCH_TICKETS;

/** The exact figures of all scratch cards, computed from the number of tickets that win each prize. */
export const scratchProof: GameProof = {
  prove() {
    const returned = mean((times) => times);
    return {
      main: "ticket",
      figures: [{ bet: "ticket", returned }],
      deviation: Math.sqrt(mean((times) => times * times) - returned * returned),
      hitRate: mean(() => 1),
      maximum: Math.max(...scratchPrizes.map(({ times }) => times)),
      payUnit: 1,
      unreachable: scratchPrizes.filter(({ tickets }) => tickets === 0).map(({ times }) => `${times}×`),
    };
  },
  samples: { bets: [{ stake: SAMPLE_STAKE }] },
};
