import type { SettingOption } from "../math/pai-gow-poker.ts";

/** The cards chosen for the low hand after a card is pressed. A third card replaces the one chosen first. */
export function chosenLow(places: readonly number[], pressed: number): readonly number[] {
  if (places.includes(pressed)) return places.filter((place) => place !== pressed);
  return [...places, pressed].slice(-2);
}

/** The arrangement that the two chosen cards make; null until two are chosen. */
export function chosenOption(
  options: readonly SettingOption[],
  places: readonly number[],
): SettingOption | null {
  if (places.length !== 2) return null;
  const [first, second] = places.toSorted((one, other) => one - other);
  return options.find(({ places: [low, high] }) => low === first && high === second) ?? null;
}
