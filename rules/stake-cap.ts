import { isOfAge, type StakeCap } from "./jurisdiction.ts";

/** A player and game that stake caps depend on. */
type CappedPlay = { category: string | null; birthDate: string; today: string };

/** The caps that apply to a player's stake on a game. */
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
