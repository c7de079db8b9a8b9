import type { SandboxGame } from "./sandbox-game.ts";

type State = { picks: readonly number[]; trap: number | null; isCollected: boolean };

export const doors = 3;
/** The player's winnings after each step, in hundredths of the stake. On every step, one of three doors is a trap. */
export const ladder: readonly number[] = [145, 218, 327, 491, 736, 1104];

/** Copper Steps: the player climbs one step at a time and can collect the winnings after each step. */
export const steps: SandboxGame<State> = {
  id: "copper-steps",
  start: () => ({ picks: [], trap: null, isCollected: false }),
  decide(state, decision, random) {
    if (steps.isOver(state)) return null;
    if (decision.action === "collect")
      return state.picks.length === 0 ? null : { ...state, isCollected: true };
    // The trap is drawn after the player's choice. That is as fair as drawing it before, and there is no secret that
    // could leak.
    const trap = random.integer(doors);
    const picks = [...state.picks, decision.door];
    return trap === decision.door ? { ...state, picks, trap } : { ...state, picks };
  },
  isOver: ({ picks, trap, isCollected }) => trap !== null || isCollected || picks.length === ladder.length,
  paysPercent: ({ picks, trap }) => (trap === null ? (ladder[picks.length - 1] ?? 0) : 0),
  view: ({ picks, trap }) => ({ picks, trap, level: trap === null ? picks.length : picks.length - 1 }),
};
