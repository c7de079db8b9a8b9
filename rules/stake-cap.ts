import { isOfAge, type StakeCap } from "./jurisdiction.ts";

/** The player and game on which stake caps depend. */
type CappedPlay = { category: string | null; birthDate: string; today: string };

export function stakeCapsFor(
  caps: readonly StakeCap[],
  { category, birthDate, today }: CappedPlay,
): StakeCap[] {
  return caps.filter(
    (cap) =>
      (cap.category === null || cap.category === category) &&
      (cap.belowAgeYears === null || !isOfAge(birthDate, today, cap.belowAgeYears)),
  );
}
