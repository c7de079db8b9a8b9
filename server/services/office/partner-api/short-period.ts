const mostDays = 100;

/** Whether a period ends after it begins and is short enough to be returned in one answer. */
export function isShortPeriod({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= mostDays;
}
