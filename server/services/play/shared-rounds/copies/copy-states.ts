/** A closing table opens no round and takes no bets; it is closed once its last round is settled. */
export const copyStates = ["OPEN", "CLOSING", "CLOSED"] as const;
export type CopyState = (typeof copyStates)[number];

/** The steps that are possible in each state of a table's copy, and the states they lead to. See README.md. */
export const copyTransitions = {
  CLOSED: { open: "OPEN" },
  OPEN: { close: "CLOSING" },
  CLOSING: { settle: "CLOSED", open: "OPEN" },
} as const satisfies Record<CopyState, Readonly<Record<string, CopyState>>>;

export type CopyStep = "open" | "close" | "settle";
