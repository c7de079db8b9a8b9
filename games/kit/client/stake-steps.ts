/** The nearest step above or below a stake that may be between steps. */
export function nextStep(value: number, steps: readonly number[], direction: 1 | -1): number | null {
  const beyond = steps.filter((step) => (direction === 1 ? step > value : step < value));
  if (beyond.length === 0) return null;
  return direction === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The chips offered to the player: at most five, spread over the range of stake limits. */
export function chipValues(steps: readonly number[], max: number, count = 5): number[] {
  const usable = [...new Set(steps)].filter((step) => step <= max).sort((a, b) => a - b);
  if (usable.length <= count) return usable;
  return Array.from(
    { length: count },
    (_, index) => usable[Math.round((index * (usable.length - 1)) / (count - 1))]!,
  );
}
