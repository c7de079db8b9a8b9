import type { GameFigures } from "../figures.ts";
import type { GameProof } from "../manifest.ts";
import { SAMPLE_STAKE } from "../sample-stake.ts";
import { betModes } from "./bet-modes.ts";
import { proveRound } from "./prove-round.ts";
import { slotPayUnit, unreachableRows } from "./reached-rows.ts";
import { simulateSlot } from "./simulate-slot.ts";
import type { Slot } from "./slot.ts";

const ROUNDS = 200_000;
/**
 * The maximum difference between the simulated and the exact mean, in standard errors. If it is larger, one
 * of the two is wrong.
 */
const ERRORS_MAX = 4.5;

export function slotProof(slot: Slot): GameProof {
  return {
    isSlow: true,
    prove: () => proveSlot(slot),
    samples: {
      bets: [
        { stake: SAMPLE_STAKE },
        { stake: 1 },
        ...betModes(slot).map((mode) => ({ stake: SAMPLE_STAKE, mode })),
      ],
    },
  };
}

function proveSlot(slot: Slot): Omit<GameFigures, "slug"> {
  const { paid, free, parts, round, within, others = [] } = proveRound(slot);
  const { deviation, hitRate, maximum } = round;
  const { mean, rounds } = simulateSlot(slot, ROUNDS, 1400);
  const error = Math.hypot(deviation / Math.sqrt(rounds), (within ?? 0) / 2);
  if (Math.abs(mean - round.mean) > ERRORS_MAX * error)
    throw new Error(
      `${slot.slug}: ${rounds} rounds returned ${mean}, the proof says ${round.mean} (± ${error}).`,
    );
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return {
    main: "all",
    figures: [
      { bet: "all", returned: total, ...(within && { within }) },
      ...Object.entries(parts)
        .filter(([, returned]) => returned > 0)
        .map(([part, returned]) => ({ bet: `of it ${part}`, returned })),
      ...others,
    ],
    deviation,
    hitRate,
    maximum,
    payUnit: slotPayUnit(slot),
    unreachable: unreachableRows(slot, paid, free),
  };
}
