export const phases = ["preflop", "flop", "turn", "river", "runs", "complete"] as const;
export type Phase = (typeof phases)[number];

/** If all players are all in, there is no more betting, and a single step deals the remaining streets. */
export const transitions: Readonly<Record<Phase, readonly Phase[]>> = {
  preflop: ["flop", "runs", "complete"],
  flop: ["turn", "runs", "complete"],
  turn: ["river", "runs", "complete"],
  river: ["complete"],
  runs: ["complete"],
  complete: [],
};

/** How many cards each board has in a phase with betting. */
export const boardSizes = { preflop: 0, flop: 3, turn: 4, river: 5 } as const;

export type Street = keyof typeof boardSizes;

export const isStreet = (phase: Phase): phase is Street => phase in boardSizes;

export function moveTo(state: { phase: Phase }, next: Phase): void {
  if (!transitions[state.phase].includes(next))
    throw new Error(`A hand cannot go from ${state.phase} to ${next}.`);
  state.phase = next;
}
