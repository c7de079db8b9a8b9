/** The nearest step above or below a stake that may be between steps. */
export function nextStep(value: number, steps: readonly number[], direction: 1 | -1): number | null {
  const beyond = steps.filter((step) => (direction === 1 ? step > value : step < value));
  if (beyond.length === 0) return null;
  return direction === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The chips offered to the player: every stake on offer up to the limit, lowest first. */
export const chipValues = (steps: readonly number[], max: number): number[] =>
  [...new Set(steps)].filter((step) => step <= max).sort((a, b) => a - b);
