import { cellMultiplier } from "../../math/slots/cell-multiplier.ts";
import type { Slot } from "../../math/slots/slot.ts";
import type { Place, SlotCollect, SlotHold, SlotScreen, SlotSpin } from "../../math/slots/slot-state.ts";
import type { WinTexts } from "./describe-win.ts";
import { suspenseReels } from "./stage/reel-motion.ts";
import type { SlotStage } from "./stage/slot-stage.ts";

/** The display above the reels during a round. */
export type Hud = {
  mode: "base" | "free" | "hold" | "respin";
  /** The free spins or respins left, not counting the current one. */
  left: number;
  multiplier: number;
  /** The ways to win on the current screen; null if the slot does not pay ways. */
  ways: number | null;
  /** The symbol that expands in these free spins. */
  chosen: string | null;
  /** The fixed prizes that coins have won in this round. */
  prizes: readonly string[];
  /** How many collectors have landed in these free spins, in slots whose collectors fill a meter. */
  collected: number;
  /** The amount won so far in the round, in minor units. */
  won: number;
};

export type SpinAnimation = {
  stage: SlotStage;
  slot: Slot;
  isQuick: boolean;
  pause(ms: number): Promise<void>;
  /** Formats a multiple of the stake as a short amount. */
  worth(multiple: number): string;
  /** The name of a fixed prize. */
  nameOf(prize: string): string;
  hud(change: Partial<Hud>): void;
  /** The texts of wins on the reels. */
  texts: WinTexts;
  /** Announces a feature over the reels before it starts. */
  enter(feature: Feature, count: number): Promise<void>;
  won: number;
};

/** A feature that is announced when it starts; `count` is its number of respins or picks. */
export type Feature = "hold" | "pick" | "respin";

/** Animates one spin from the moment the reels may stop to its last win, and updates the running total. */
export async function animateSpin(animation: SpinAnimation, spin: SlotSpin): Promise<void> {
  const { stage, slot } = animation;
  const waits = new Set([
    ...suspenseReels(spin.landed, slot.scatter, fewestOf(slot.freeSpins?.awards)),
    ...suspenseReels(spin.landed, slot.holdAndWin?.coin, slot.holdAndWin?.needed ?? 0),
  ]);
  await stage.land(spin.landed, spin.stops, animation.isQuick, waits);
  animation.hud({ ways: waysOn(slot, spin.landed) });
  for (const coin of spin.coins) stage.label(coin.place, labelOf(animation, coin));
  for (const { place, value } of spin.collect?.cash ?? []) stage.label(place, animation.worth(value));
  const first = spin.screens[0];
  if (first) await stage.become(first.reels);
  if (spin.multiplier > 1) animation.hud({ multiplier: spin.multiplier });
  await animateScreens(animation, spin);
  await animateLanterns(animation, spin);
  if (spin.collect) await animateCollect(animation, spin, spin.collect);
  await animateScatters(animation, spin);
  if (spin.hold) await animateHold(animation, spin, spin.hold);
}

async function animateScreens(animation: SpinAnimation, spin: SlotSpin): Promise<void> {
  const { stage, slot } = animation;
  for (const [at, screen] of spin.screens.entries()) {
    for (const { screen: on, place, value } of spin.lanterns) if (on === at) stage.label(place, `×${value}`);
    if (screen.marks) stage.mark(multipliersOn(slot, screen.marks));
    if (screen.wins.length === 0) {
      const next = spin.screens[at + 1];
      if (next) await expandOn(animation, next);
      continue;
    }
    const multiplied = Math.max(screen.multiplier * spin.multiplier, ...screen.wins.map(timesOf));
    if (multiplied > 1) animation.hud({ multiplier: multiplied });
    stage.highlight(...animation.texts.screen(screen, spin));
    add(animation, screen.win);
    const next = spin.screens[at + 1];
    await animation.pause(animation.isQuick ? 450 : next ? 850 : 1_000);
    if (!next) continue;
    if (slot.cascadeMultipliers)
      await stage.fall(next.reels, uniquePlaces(screen.wins.flatMap((win) => win.places)));
    else await expandOn(animation, next);
  }
}

const timesOf = ({ multiplier = 1 }: SlotScreen["wins"][number]): number => multiplier;

/** The multiplier of each cell; 1 for a cell that has won once, because multipliers start with the second win. */
function multipliersOn({ cellMultipliers }: Slot, marks: readonly string[]): number[][] {
  return marks.map((column) =>
    [...column].map((wins) => (wins === "1" ? 1 : cellMultiplier(Number(wins), cellMultipliers!.most))),
  );
}

/** Fills each reel that shows the expanding symbol, before the resulting wins are shown. */
async function expandOn({ stage, pause }: SpinAnimation, next: SlotScreen): Promise<void> {
  stage.highlight([]);
  await stage.become(next.reels);
  for (const place of uniquePlaces(next.wins.flatMap((win) => win.places))) stage.burstAt(place, 5);
  await pause(250);
}

/** The ways to win on a screen; null for slots that pay in another way. */
export function waysOn({ reading }: Slot, reels: readonly string[]): number | null {
  if (reading.kind !== "ways") return null;
  return reels.reduce((product, letters) => product * Math.max(1, letters.length), 1);
}

async function animateLanterns(animation: SpinAnimation, spin: SlotSpin): Promise<void> {
  if (spin.lanternWin === 0) return;
  const { stage } = animation;
  const sum = spin.lanterns.reduce((total, { value }) => total + value, 0);
  for (const { place } of spin.lanterns) stage.burstAt(place, 12);
  animation.hud({ multiplier: sum });
  await animation.pause(700);
  add(animation, spin.lanternWin);
  await animation.pause(500);
}

/** Every collector takes the values of all cash symbols, one symbol after another. */
async function animateCollect(animation: SpinAnimation, spin: SlotSpin, collect: SlotCollect): Promise<void> {
  const { stage } = animation;
  if (spin.free) animation.hud({ collected: collect.collected });
  if (collect.win === 0) return;
  const places = collect.cash.map(({ place }) => place);
  stage.highlight([{ places: [...collect.collectors, ...places], symbol: null }]);
  for (const place of collect.collectors) stage.burstAt(place, 14);
  if (collect.multiplier > 1) animation.hud({ multiplier: collect.multiplier });
  for (const place of places) {
    stage.burstAt(place, 8);
    await animation.pause(animation.isQuick ? 90 : 220);
  }
  add(animation, collect.win);
  await animation.pause(animation.isQuick ? 450 : 1_000);
}

async function animateScatters(animation: SpinAnimation, { scatters }: SlotSpin): Promise<void> {
  if (scatters.win === 0 && scatters.freeSpins === 0) return;
  const { stage } = animation;
  stage.highlight([animation.texts.scatters(scatters)]);
  for (const place of scatters.places) stage.burstAt(place, 10);
  add(animation, scatters.win);
  await animation.pause(900);
}

/**
 * Animates hold and win: coins stay and the other cells respin; each new coin resets the number of respins.
 */
async function animateHold(animation: SpinAnimation, spin: SlotSpin, hold: SlotHold): Promise<void> {
  const { stage, slot } = animation;
  const coin = slot.holdAndWin!.coin;
  const held: Place[] = [];
  const wonPrizes: string[] = [];
  let left = slot.holdAndWin!.respins;
  for (const [at, landed] of hold.rounds.entries()) {
    if (at > 0) {
      animation.hud({ mode: "hold", left: left - 1 });
      await animation.pause(animation.isQuick ? 250 : 600);
    }
    held.push(...landed.map(({ place }) => place));
    if (at === 0) {
      stage.highlight([]);
      await animation.enter("hold", left);
      stage.dim(held);
      animation.hud({ mode: "hold", left });
      await animation.pause(500);
    } else {
      await stage.place(
        landed.map((one) => ({ place: one.place, letter: coin, label: labelOf(animation, one) })),
      );
      for (const { place } of landed) stage.burstAt(place, 8);
    }
    wonPrizes.push(...landed.flatMap(({ prize }) => prize ?? []));
    animation.hud({ prizes: [...wonPrizes] });
    left = landed.length > 0 ? slot.holdAndWin!.respins : left - 1;
  }
  stage.highlight([{ places: held, symbol: coin, amount: animation.worth(hold.total) }]);
  if (hold.full !== null) {
    animation.hud({ prizes: [...wonPrizes, hold.full] });
    stage.rain(90);
  }
  add(animation, hold.win);
  await animation.pause(1_600);
  animation.hud({ mode: spin.free ? "free" : "base", left: 0 });
}

function add(animation: SpinAnimation, win: number): void {
  if (win === 0) return;
  animation.won += win;
  animation.hud({ won: animation.won });
}

function labelOf(animation: SpinAnimation, coin: { value: number; prize: string | null }): string {
  return coin.prize === null ? animation.worth(coin.value) : animation.nameOf(coin.prize);
}

function fewestOf(awards: Readonly<Record<number, number>> | undefined): number {
  return awards ? Math.min(...Object.keys(awards).map(Number)) : 0;
}

export function uniquePlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.join(":"), place])).values()];
}
