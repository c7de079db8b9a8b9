import type { BaccaratView } from "../math/baccarat.ts";

const STEP_MS = 320;
/** The extra pause before a third card, in milliseconds. */
const THIRD_MS = 650;
const TURN_MS = 460;

/** When each card leaves the shoe: the sides alternate, with a pause before third cards. */
export function dealTimes({ player, banker }: Pick<BaccaratView, "player" | "banker">) {
  const thirds = [player, banker].map(({ cards }) => cards.length > 2);
  const opened = 3 * STEP_MS;
  const playerThird = opened + THIRD_MS;
  const bankerThird = thirds[0] ? playerThird + THIRD_MS : playerThird;
  const last = thirds[1] ? bankerThird : thirds[0] ? playerThird : opened;
  return {
    player: [0, 2 * STEP_MS, playerThird],
    banker: [STEP_MS, opened, bankerThird],
    totalMs: last + TURN_MS,
  };
}
