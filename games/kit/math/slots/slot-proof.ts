import type { GameFigures } from "../figures.ts";
import type { GameProof } from "../manifest.ts";
import { SAMPLE_STAKE } from "../sample-stake.ts";
import { proveSpin } from "./prove-spin.ts";
import { simulateSlot } from "./simulate-slot.ts";
import type { Slot } from "./slot.ts";
import { slotReturn } from "./slot-return.ts";

const ROUNDS = 200_000;
/** A simulated mean further than this many standard errors from the exact one means that one of them is wrong. */
const ERRORS_MAX = 4.5;

export function slotProof(slot: Slot): GameProof {
  return {
    isSlow: true,
    prove: () => proveSlot(slot),
    samples: { bets: [{ stake: SAMPLE_STAKE }, { stake: 1 }] },
  };
}

function proveSlot(slot: Slot): Omit<GameFigures, "slug"> {
  const parts = slotReturn(slot, proveSpin(slot, false), slot.freeSpins ? proveSpin(slot, true) : null);
  const { deviation, hitRate, mean, rounds } = simulateSlot(slot, ROUNDS, 1400);
  const exact = parts.total - parts.jackpots;
  const error = deviation / Math.sqrt(rounds);
  if (Math.abs(mean - exact) > ERRORS_MAX * error)
    throw new Error(`${slot.slug}: ${rounds} rounds returned ${mean}, the proof says ${exact} (± ${error}).`);
  const named = {
    "the spin": parts.base,
    scatters: parts.scatters,
    "free spins": parts.freeSpins,
    "hold and win": parts.holdAndWin,
    "jackpot pools": parts.jackpots,
  };
  return {
    main: "all",
    figures: [
      { bet: "all", returned: parts.total },
      ...Object.entries(named)
        .filter(([, returned]) => returned > 0)
        .map(([part, returned]) => ({ bet: `of it ${part}`, returned })),
    ],
    deviation,
    hitRate,
  };
}
