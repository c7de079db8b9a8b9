import { transitions } from "../wager.ts";

const states = { NONE: "NONE", OPEN: "OPEN", SETTLED: "ENDED", VOIDED: "VOID" } as const;
const events = {
  open: "begin",
  step: "step",
  place: "bet",
  pay: "win",
  end: "end",
  refund: "rollback",
} as const;

type RoundState = (typeof states)[keyof typeof states];

/** The subset of the wager's transitions that casino rounds use, with the names that rounds use. */
export const roundTransitions = Object.fromEntries(
  Object.entries(states).map(([state, name]) => [
    name,
    Object.fromEntries(
      Object.entries(transitions[state as keyof typeof states])
        .filter(([kind]) => kind in events)
        .map(([kind, next]) => [
          events[kind as keyof typeof events],
          (next as readonly string[]).map((after) => states[after as keyof typeof states]),
        ]),
    ),
  ]),
) as unknown as Record<RoundState, Record<string, readonly string[]>>;
