import type { GameFigures, VariantFigures } from "../figures.ts";
import type { GameManifest, GameProof } from "../manifest.ts";
import { SAMPLE_STAKE } from "../sample-stake.ts";
import { betModes } from "./bet-modes.ts";
import { proveRound } from "./prove-round.ts";
import { greatestDivisor, slotPayUnit, unreachableRows } from "./reached-rows.ts";
import { simulateSlot } from "./simulate-slot.ts";
import type { Slot } from "./slot.ts";
import { getVersion, type SlotVersions, slotVariants } from "./slot-versions.ts";

type ProvenSlot = Omit<GameFigures, "slug">;

const ROUNDS = 200_000;
/**
 * The maximum difference between the simulated and the exact mean, in standard errors. If it is larger, one
 * of the two is wrong.
 */
const ERRORS_MAX = 4.5;

/** The proof of a slot. `variants` are the slots that operators can choose between, including this one. */
export function slotProof(slot: Slot, variants: Readonly<Record<string, Slot>> = {}): GameProof {
  return {
    isSlow: true,
    prove: () => withVariants(slot, proveSlot(slot), variants),
    samples: {
      bets: [
        { stake: SAMPLE_STAKE },
        { stake: 1 },
        ...betModes(slot).map((mode) => ({ stake: SAMPLE_STAKE, mode })),
      ],
    },
  };
}

/** The proof of a slot with variants; the default is the version that rounds are played with. */
export const versionProof = (game: GameManifest, versions: SlotVersions): GameProof =>
  slotProof(getVersion(versions, game.mathsVersion ?? 1), slotVariants(game, versions));

/** Proves every variant in the same way as the slot itself, and adds its figures. */
function withVariants(slot: Slot, proven: ProvenSlot, variants: Readonly<Record<string, Slot>>): ProvenSlot {
  if (Object.keys(variants).length === 0) return proven;
  const all = Object.entries(variants).map(
    ([name, variant]) => [name, variant === slot ? proven : proveSlot(variant)] as const,
  );
  return {
    ...proven,
    variants: Object.fromEntries(all.map(([name, one]) => [name, variantFigures(one)])),
    payUnit: all.map(([, one]) => one.payUnit).reduce(commonMultiple),
    unreachable: all.flatMap(([name, one]) => one.unreachable.map((row) => `${row} (${name})`)),
  };
}

function variantFigures({ figures, deviation, hitRate, maximum }: ProvenSlot): VariantFigures {
  const { returned, within } = figures[0]!;
  return {
    returned,
    ...(within && { within }),
    ...(deviation && { deviation }),
    ...(hitRate && { hitRate }),
    maximum,
  };
}

const commonMultiple = (one: number, other: number): number => (one * other) / greatestDivisor(one, other);

function proveSlot(slot: Slot): ProvenSlot {
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
