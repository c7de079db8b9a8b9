import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { payOf } from "../../math/pay.ts";
import type { Slot } from "../../math/slots/slot.ts";
import type { SlotScreen, SlotSpin, SlotWin } from "../../math/slots/slot-state.ts";
import type { ShownWin } from "./stage/paint-win.ts";

/** The texts of the wins that the reels show. */
export type WinTexts = {
  /** The wins of a screen, and the text while several of them are shown together. */
  screen(screen: SlotScreen, spin: SlotSpin): [wins: ShownWin[], together: string | null];
  scatters(scatters: SlotSpin["scatters"]): ShownWin;
};

type Words = { slot: Slot; stake: number; money(minor: number): string; t: Translate };

export function winTexts({ slot, stake, money, t }: Words): WinTexts {
  const withText = (win: SlotWin, minor: number): ShownWin => {
    const amount = money(minor);
    return { ...win, amount, text: describeWin(slot, win, amount, t) };
  };
  return {
    screen(screen, spin) {
      const wins = screen.wins.map((win) => withText(win, amountOfWin(slot, stake, win, screen, spin)));
      return [wins, t("games-slots.winsTogether", { count: wins.length, amount: money(screen.win) })];
    },
    scatters({ places, win }) {
      const shown = { places, symbol: slot.scatter ?? null, count: places.length };
      return win > 0 ? withText({ ...shown, coins: 0 }, win) : shown;
    },
  };
}

/** The payout of one win of a screen in minor units, including the multipliers of the screen and the spin. */
export function amountOfWin(
  slot: Slot,
  stake: number,
  { coins }: Pick<SlotWin, "coins">,
  { multiplier }: Pick<SlotScreen, "multiplier">,
  spin: Pick<SlotSpin, "multiplier">,
): number {
  return payOf(stake, coins * multiplier * spin.multiplier, slot.coins);
}

/** One win in words: its line or ways, its symbols and its amount. */
export function describeWin(
  slot: Slot,
  win: Pick<SlotWin, "symbol" | "count" | "line" | "ways">,
  amount: string,
  t: Translate,
): string {
  const { symbol, count, line, ways } = win;
  const word = symbol === null ? undefined : slot.symbolWords[slot.symbols[symbol]!];
  const name = t((word ?? "games-slots.mixed") as MessageKey);
  if (line !== undefined) return t("games-slots.winLine", { line: line + 1, count, symbol: name, amount });
  if (ways !== undefined) return t("games-slots.winWays", { ways, count, symbol: name, amount });
  return t("games-slots.winPlain", { count, symbol: name, amount });
}
