import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Round } from "./seat.ts";

type Paid = Pick<Round, "win" | "stake" | "jackpot">;

export type WinRung = "big" | "mega" | "epic";

/** The multiple of the stake at which each rung starts, the lowest first. */
export const winLadder: readonly { rung: WinRung; times: number }[] = [
  { rung: "big", times: 10 },
  { rung: "mega", times: 25 },
  { rung: "epic", times: 50 },
];

/** The rung that an amount reaches; null below the lowest one. */
export function rungAt(amount: number, stake: number): WinRung | null {
  return winLadder.findLast(({ times }) => stake > 0 && amount >= stake * times)?.rung ?? null;
}

/** The rung of a result. A jackpot is always on the highest one. */
export function rungOf({ win, stake, jackpot }: Paid): WinRung | null {
  return jackpot === null ? rungAt(win, stake) : "epic";
}

export const rungWords = {
  big: "games.bigWin",
  mega: "games.megaWin",
  epic: "games.epicWin",
} as const satisfies Record<WinRung, MessageKey>;

/** The heading of a result on the ladder; null if it is below the ladder. */
export function ladderWord(result: Paid): MessageKey | null {
  if (result.jackpot !== null) return "games.jackpotWin";
  const rung = rungOf(result);
  return rung === null ? null : rungWords[rung];
}

/** How long a win counts up: the larger the win, the longer. */
export function countMs(result: Paid): number {
  const rung = rungOf(result);
  return rung === null ? 450 : { big: 1_200, mega: 1_700, epic: 2_200 }[rung];
}
