import { useState } from "react";
import { useGame, useSeat } from "./game-context.ts";
import { nextStep } from "./stake-steps.ts";

export type Stake = {
  /** The stake in minor units. */
  value: number;
  min: number;
  max: number;
  steps: readonly number[];
  /** Whether the stake can't be changed, as in a promotional round. */
  locked: boolean;
  set(value: number): void;
  raise(): void;
  lower(): void;
};

const memoryOf = (slug: string, currency: string, name: string) => `parlour-stake-${slug}-${currency}${name}`;

/**
 * The stake of the next round, kept within the table's limits and remembered for the visit. A table with a second stake
 * gives it a name.
 */
export function useStake(name = ""): Stake {
  const { session, toMinor } = useGame();
  const { promotionalSpins } = useSeat();
  const min = toMinor(session.limits.min);
  const max = toMinor(session.limits.max);
  const unit = toMinor(session.limits.unit);
  const steps = session.limits.steps.map(toMinor);
  const memory = memoryOf(session.game.slug, session.currency, name);
  const [chosen, setChosen] = useState(() => {
    const kept = Number(sessionStorage.getItem(memory));
    return toUnit(clamp(kept > 0 ? kept : toMinor(session.limits.default), min, max), unit);
  });
  const locked = promotionalSpins !== null;
  const value = locked ? promotionalSpins.stake : chosen;
  const set = (wanted: number) => {
    if (locked) return;
    const next = clamp(toUnit(Math.round(wanted), unit), min, max);
    sessionStorage.setItem(memory, String(next));
    setChosen(next);
  };
  return {
    value,
    min,
    max,
    steps,
    locked,
    set,
    raise: () => set(nextStep(value, steps, 1) ?? max),
    lower: () => set(nextStep(value, steps, -1) ?? min),
  };
}

/** Rounds a stake down to a multiple of the unit, so that no win has to be rounded. */
export const toUnit = (value: number, unit: number): number => Math.floor(value / unit) * unit;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
