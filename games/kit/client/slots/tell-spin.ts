import type { Slot } from "../../math/slots/slot.ts";
import type { Place, SlotHold, SlotSpin } from "../../math/slots/slot-state.ts";
import { suspenseReels } from "./stage/reel-motion.ts";
import type { SlotStage } from "./stage/slot-stage.ts";

/** What stands above the reels while they tell their story. */
export type Hud = {
  mode: "base" | "free" | "hold";
  /** Free spins or respins that are left, the one under way not counted. */
  left: number;
  multiplier: number;
  /** Minor units won so far in the round. */
  won: number;
};

export type Telling = {
  stage: SlotStage;
  slot: Slot;
  isQuick: boolean;
  pause(ms: number): Promise<void>;
  /** What a multiple of the stake is worth, written short. */
  worth(multiple: number): string;
  hud(change: Partial<Hud>): void;
  won: number;
};

/** Shows one spin from the moment the reels may stop to the last coin it won; the telling keeps the sum. */
export async function tellSpin(telling: Telling, spin: SlotSpin): Promise<void> {
  const { stage, slot } = telling;
  const waits = new Set([
    ...suspenseReels(spin.landed, slot.scatter, fewestOf(slot.freeSpins?.awards)),
    ...suspenseReels(spin.landed, slot.holdAndWin?.coin, slot.holdAndWin?.needed ?? 0),
  ]);
  await stage.land(spin.landed, spin.stops, telling.isQuick, waits);
  for (const coin of spin.coins) stage.label(coin.place, labelOf(telling, coin));
  const first = spin.screens[0];
  if (first) await stage.become(first.reels);
  if (spin.multiplier > 1) telling.hud({ multiplier: spin.multiplier });
  await tellScreens(telling, spin);
  await tellLanterns(telling, spin);
  await tellScatters(telling, spin);
  if (spin.hold) await tellHold(telling, spin, spin.hold);
}

async function tellScreens(telling: Telling, spin: SlotSpin): Promise<void> {
  const { stage } = telling;
  for (const [at, screen] of spin.screens.entries()) {
    for (const { screen: on, place, value } of spin.lanterns) if (on === at) stage.label(place, `×${value}`);
    if (screen.wins.length === 0) continue;
    if (screen.multiplier > 1) telling.hud({ multiplier: screen.multiplier * spin.multiplier });
    stage.highlight(screen.wins);
    add(telling, screen.win);
    const next = spin.screens[at + 1];
    await telling.pause(telling.isQuick ? 450 : next ? 850 : 1_000);
    if (next) await stage.fall(next.reels, uniquePlaces(screen.wins.flatMap((win) => win.places)));
  }
}

async function tellLanterns(telling: Telling, spin: SlotSpin): Promise<void> {
  if (spin.lanternWin === 0) return;
  const { stage } = telling;
  const sum = spin.lanterns.reduce((total, { value }) => total + value, 0);
  for (const { place } of spin.lanterns) stage.burstAt(place, 12);
  telling.hud({ multiplier: sum });
  await telling.pause(700);
  add(telling, spin.lanternWin);
  await telling.pause(500);
}

async function tellScatters(telling: Telling, { scatters }: SlotSpin): Promise<void> {
  if (scatters.win === 0 && scatters.freeSpins === 0) return;
  const { stage } = telling;
  stage.highlight([{ places: scatters.places, symbol: null }]);
  for (const place of scatters.places) stage.burstAt(place, 10);
  add(telling, scatters.win);
  await telling.pause(900);
}

/** The coins stay, the rest spins again: each landing coin brings the respins back. */
async function tellHold(telling: Telling, spin: SlotSpin, hold: SlotHold): Promise<void> {
  const { stage, slot } = telling;
  const coin = slot.holdAndWin!.coin;
  const held: Place[] = [];
  let left = slot.holdAndWin!.respins;
  for (const [at, landed] of hold.rounds.entries()) {
    if (at > 0) {
      telling.hud({ mode: "hold", left: left - 1 });
      await telling.pause(telling.isQuick ? 250 : 600);
    }
    held.push(...landed.map(({ place }) => place));
    if (at === 0) {
      stage.highlight([]);
      stage.dim(held);
      telling.hud({ mode: "hold", left });
      await telling.pause(900);
    } else {
      await stage.place(
        landed.map((one) => ({ place: one.place, letter: coin, label: labelOf(telling, one) })),
      );
      for (const { place } of landed) stage.burstAt(place, 8);
    }
    left = landed.length > 0 ? slot.holdAndWin!.respins : left - 1;
  }
  stage.highlight([{ places: held, symbol: coin }]);
  if (hold.full !== null) stage.rain(90);
  add(telling, hold.win);
  await telling.pause(1_600);
  telling.hud({ mode: spin.free ? "free" : "base", left: 0 });
}

function add(telling: Telling, win: number): void {
  if (win === 0) return;
  telling.won += win;
  telling.hud({ won: telling.won });
}

function labelOf(telling: Telling, coin: { value: number; prize: string | null }): string {
  return telling.worth(coin.value);
}

function fewestOf(awards: Readonly<Record<number, number>> | undefined): number {
  return awards ? Math.min(...Object.keys(awards).map(Number)) : 0;
}

export function uniquePlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [place.join(":"), place])).values()];
}
