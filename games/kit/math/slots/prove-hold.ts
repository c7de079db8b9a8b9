import type { HoldAndWin } from "./slot.ts";

/** The exact result of hold and win from `begun` coins: the mean number of coins and the chance of a full screen. */
export function proveHold(
  { respins, landsIn10000 }: HoldAndWin,
  begun: number,
  cells: number,
): { coins: number; full: number } {
  const chance = landsIn10000 / 10_000;
  const known = new Map<number, { coins: number; full: number }>();

  const from = (held: number, left: number): { coins: number; full: number } => {
    if (held === cells) return { coins: held, full: 1 };
    if (left === 0) return { coins: held, full: 0 };
    const key = held * (respins + 1) + left;
    const before = known.get(key);
    if (before) return before;
    const empty = cells - held;
    const result = { coins: 0, full: 0 };
    let landing = (1 - chance) ** empty;
    for (let landed = 0; landed <= empty; landed++) {
      const after = landed === 0 ? from(held, left - 1) : from(held + landed, respins);
      result.coins += landing * after.coins;
      result.full += landing * after.full;
      landing *= ((empty - landed) / (landed + 1)) * (chance / (1 - chance));
    }
    known.set(key, result);
    return result;
  };
  return from(begun, respins);
}
