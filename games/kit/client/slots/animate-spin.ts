import type { Slot } from "../../math/slots/slot.ts";
import type { Place, SlotHold, SlotScreen, SlotSpin } from "../../math/slots/slot-state.ts";
import { suspenseReels } from "./stage/reel-motion.ts";
import type { SlotStage } from "./stage/slot-stage.ts";

/** The display above the reels during a round. */
export type Hud = {
  mode: "base" | "free" | "hold" | "respin";
  /** The free spins or respins left, not counting the current one. */
  left: number;
  multiplier: number;
  /** The ways to win on the current screen, in slots whose reels change their height; otherwise null. */
  ways: number | null;
  /** The symbol that expands in these free spins. */
  chosen: string | null;
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
  won: number;
};

/** Animates one spin from the moment the reels may stop to its last win, and updates the running total. */
export async function animateSpin(animation: SpinAnimation, spin: SlotSpin): Promise<void> {
  const { stage, slot } = animation;
  const waits = new Set([
    ...suspenseReels(spin.landed, slot.scatter, fewestOf(slot.freeSpins?.awards)),
    ...suspenseReels(spin.landed, slot.holdAndWin?.coin, slot.holdAndWin?.needed ?? 0),
  ]);
  await stage.land(spin.landed, spin.stops, animation.isQuick, waits);
  if (hasChangingHeights(slot)) animation.hud({ ways: waysOn(spin.landed) });
  for (const coin of spin.coins) stage.label(coin.place, labelOf(animation, coin));
  const first = spin.screens[0];
  if (first) await stage.become(first.reels);
  if (spin.multiplier > 1) animation.hud({ multiplier: spin.multiplier });
  await animateScreens(animation, spin);
  await animateLanterns(animation, spin);
  await animateScatters(animation, spin);
  if (spin.hold) await animateHold(animation, spin, spin.hold);
}

async function animateScreens(animation: SpinAnimation, spin: SlotSpin): Promise<void> {
  const { stage, slot } = animation;
  for (const [at, screen] of spin.screens.entries()) {
    for (const { screen: on, place, value } of spin.lanterns) if (on === at) stage.label(place, `×${value}`);
    if (screen.wins.length === 0) {
      const next = spin.screens[at + 1];
      if (next) await expandOn(animation, next);
      continue;
    }
    if (screen.multiplier > 1) animation.hud({ multiplier: screen.multiplier * spin.multiplier });
    stage.highlight(screen.wins);
    add(animation, screen.win);
    const next = spin.screens[at + 1];
    await animation.pause(animation.isQuick ? 450 : next ? 850 : 1_000);
    if (!next) continue;
    if (slot.cascadeMultipliers)
      await stage.fall(next.reels, uniquePlaces(screen.wins.flatMap((win) => win.places)));
    else await expandOn(animation, next);
  }
}

/** Fills each reel that shows the expanding symbol, before the resulting wins are shown. */
async function expandOn({ stage, pause }: SpinAnimation, next: SlotScreen): Promise<void> {
  stage.highlight([]);
  await stage.become(next.reels);
  for (const place of uniquePlaces(next.wins.flatMap((win) => win.places))) stage.burstAt(place, 5);
  await pause(250);
}

export const hasChangingHeights = ({ reading, heights, rising }: Slot): boolean =>
  reading.kind === "ways" && (heights !== undefined || rising !== undefined);

const waysOn = (reels: readonly string[]): number =>
  reels.reduce((product, letters) => product * letters.length, 1);

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

async function animateScatters(animation: SpinAnimation, { scatters }: SlotSpin): Promise<void> {
  if (scatters.win === 0 && scatters.freeSpins === 0) return;
  const { stage } = animation;
  stage.highlight([{ places: scatters.places, symbol: null }]);
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
  let left = slot.holdAndWin!.respins;
  for (const [at, landed] of hold.rounds.entries()) {
    if (at > 0) {
      animation.hud({ mode: "hold", left: left - 1 });
      await animation.pause(animation.isQuick ? 250 : 600);
    }
    held.push(...landed.map(({ place }) => place));
    if (at === 0) {
      stage.highlight([]);
      stage.dim(held);
      animation.hud({ mode: "hold", left });
      await animation.pause(900);
    } else {
      await stage.place(
        landed.map((one) => ({ place: one.place, letter: coin, label: labelOf(animation, one) })),
      );
      for (const { place } of landed) stage.burstAt(place, 8);
    }
    left = landed.length > 0 ? slot.holdAndWin!.respins : left - 1;
  }
  stage.highlight([{ places: held, symbol: coin }]);
  if (hold.full !== null) stage.rain(90);
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
