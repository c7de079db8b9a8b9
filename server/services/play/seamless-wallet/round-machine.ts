/**
 * What may be asked of a round in each state, and where it may stand afterwards; whatever is not listed is refused.
 * `seamless.apply` decides by the same rules, and a test walks them all.
 */
export const roundTransitions = {
  NONE: { begin: ["OPEN", "ENDED"], bet: ["OPEN"] },
  OPEN: {
    step: ["OPEN", "ENDED"],
    bet: ["OPEN"],
    win: ["OPEN"],
    end: ["ENDED"],
    rollback: ["OPEN", "VOID"],
  },
  ENDED: { win: ["ENDED"], end: ["ENDED"], rollback: ["ENDED", "VOID"] },
  VOID: { win: ["VOID"], end: ["VOID"] },
} as const;

export type RoundState = Exclude<keyof typeof roundTransitions, "NONE">;
