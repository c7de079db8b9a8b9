import type { BaccaratView } from "../math/baccarat.ts";

const STEP_MS = 320;
/** The extra pause before a third card, in milliseconds. */
const THIRD_MS = 650;
const TURN_MS = 460;

/**
 * When each card leaves the shoe: the sides alternate, with a pause before third cards. If the first cards are
 * squeezed, the times of the third cards and of the total are measured from the moment when all first cards are face
 * up.
 */
export function dealTimes({ player, banker }: Pick<BaccaratView, "player" | "banker">, isSqueezed: boolean) {
  const thirds = [player, banker].map(({ cards }) => cards.length > 2);
  const dealt = 3 * STEP_MS;
  const opened = isSqueezed ? 0 : dealt;
  const playerThird = opened + THIRD_MS;
  const bankerThird = thirds[0] ? playerThird + THIRD_MS : playerThird;
  const last = thirds[1] ? bankerThird : thirds[0] ? playerThird : opened;
  return {
    player: [0, 2 * STEP_MS, playerThird],
    banker: [STEP_MS, dealt, bankerThird],
    totalMs: last + TURN_MS,
  };
}
