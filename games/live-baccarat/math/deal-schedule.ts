import type { BaccaratHands } from "../../kit/math/baccarat/baccarat-hands.ts";

/**
 * When each card is dealt and turned over, in milliseconds after betting closes. Every screen follows this
 * schedule.
 */
export type DealSchedule = {
  player: { dealtMs: number; openMs: number }[];
  banker: { dealtMs: number; openMs: number }[];
  endMs: number;
};

const dealMs = 450;
/** How long players may squeeze the first four cards. */
export const squeezeMs = 5_500;
const openMs = 350;
const thirdMs = 1_700;

/**
 * The schedule of a round: the first four cards stay face down while they can be squeezed, and third cards
 * follow one after another.
 */
export function dealScheduleOf({ player, banker }: BaccaratHands): DealSchedule {
  const squeezedMs = 4 * dealMs + squeezeMs;
  const schedule: DealSchedule = { player: [], banker: [], endMs: 0 };
  const sides = [schedule.player, schedule.banker, schedule.player, schedule.banker];
  for (const [at, side] of sides.entries())
    side.push({ dealtMs: at * dealMs, openMs: squeezedMs + (at % 2) * openMs });
  let atMs = squeezedMs + 2 * openMs;
  for (const [hand, side] of [
    [player, schedule.player],
    [banker, schedule.banker],
  ] as const) {
    if (hand.length < 3) continue;
    side.push({ dealtMs: atMs, openMs: atMs + 900 });
    atMs += thirdMs;
  }
  return { ...schedule, endMs: atMs + 400 };
}
