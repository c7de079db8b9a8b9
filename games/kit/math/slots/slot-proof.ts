import type { GameFigures } from "../figures.ts";
import type { GameProof } from "../manifest.ts";
import { SAMPLE_STAKE } from "../sample-stake.ts";
import { slotPayUnit, unreachableRows } from "./reached-rows.ts";
import { roundMoments } from "./round-moments.ts";
import { simulateSlot } from "./simulate-slot.ts";
import type { Slot } from "./slot.ts";
import { type ProvenSpin, proveMoments } from "./slot-moments.ts";
import { slotReturn } from "./slot-return.ts";
import type { SpinOdds } from "./spin-odds.ts";

const ROUNDS = 200_000;
/**
 * If a simulated mean differs from the exact one by more than this many standard errors, one of them is
 * wrong.
 */
const ERRORS_MAX = 4.5;

export function slotProof(slot: Slot): GameProof {
  return {
    isSlow: true,
    prove: () => proveSlot(slot),
    samples: { bets: [{ stake: SAMPLE_STAKE }, { stake: 1 }] },
  };
}

function proveSlot(slot: Slot): Omit<GameFigures, "slug"> {
  const paid = proveMoments(slot, false);
  const free = slot.freeSpins ? proveMoments(slot, true) : null;
  const parts = slotReturn(slot, oddsOf(slot, paid), free && oddsOf(slot, free));
  const {
    mean: proven,
    deviation,
    hitRate,
    maximum,
  } = roundMoments(slot, paid.moments, free?.moments ?? null);
  const { mean, rounds } = simulateSlot(slot, ROUNDS, 1400);
  const exact = parts.total - parts.jackpots;
  if (Math.abs(proven - exact) > 1e-9)
    throw new Error(`${slot.slug}: the parts of the return add up to ${exact}, the round to ${proven}.`);
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
    maximum,
    payUnit: slotPayUnit(slot),
    unreachable: unreachableRows(slot, paid, free),
  };
}

function oddsOf(slot: Slot, { moments }: ProvenSpin): SpinOdds {
  const counts = moments.map(({ chance }) => chance);
  return {
    coins: moments.reduce((sum, { mean }) => sum + mean, 0),
    scatters: slot.scatter ? counts : [],
    holdCoins: slot.holdAndWin ? counts : [],
  };
}
