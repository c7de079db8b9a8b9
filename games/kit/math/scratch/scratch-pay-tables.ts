import type { PayTable } from "../pay-table.ts";
import { SCRATCH_TICKETS, scratchPrizes } from "./scratch-card.ts";

/** The prizes of a card with their odds; `symbols` are the message keys of its symbols, highest first. */
export const scratchPayTables = (symbols: readonly string[]): PayTable[] => [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-scratch.rule2" }],
    columns: [{ word: "games-scratch.symbol" }, { word: "games.payout" }, { word: "games-scratch.chance" }],
    rows: scratchPrizes.map(({ times, tickets }, place) => [
      { word: symbols[place]! },
      { times },
      { share: tickets / SCRATCH_TICKETS },
    ]),
  },
];
