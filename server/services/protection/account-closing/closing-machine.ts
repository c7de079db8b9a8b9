/**
 * The states of a closing: WAITING for open wagers, PAYING out, HELD until the player claims the money, CLOSED without
 * money.
 */
export type ClosingState = "WAITING" | "PAYING" | "HELD" | "CLOSED";

/** The transitions of a closing. Money that arrives late, such as a deposit in progress, resumes it. */
export const closingTransitions = {
  NONE: ["WAITING", "CLOSED"],
  WAITING: ["PAYING", "HELD", "CLOSED"],
  PAYING: ["WAITING", "HELD", "CLOSED"],
  HELD: ["WAITING", "PAYING", "CLOSED"],
  CLOSED: ["WAITING", "PAYING", "HELD"],
} as const satisfies Record<ClosingState | "NONE", readonly ClosingState[]>;

export type HeldReason = "NO_TARGET" | "NOT_VERIFIED" | "NOT_PAYABLE" | "PAYOUT_DECLINED" | "DEBT";

export type ClosingFacts = {
  state: ClosingState;
  openWagers: number;
  /** The player's own money that is not reserved by a withdrawal. */
  cashMinor: bigint;
  /** The money reserved by withdrawals that are not paid yet. */
  pendingMinor: bigint;
  hasTarget: boolean;
  /** The result of the last payout of this closing; null if there was none. */
  lastPayout: "PENDING" | "APPROVED" | "PAID" | "CANCELLED" | "DECLINED" | null;
};

export type ClosingStep =
  | { to: "WAITING" | "PAYING" | "CLOSED" }
  | { to: "HELD"; reason: HeldReason }
  /** The next step is to request a payout, which leads to PAYING or, if it is refused, to HELD. */
  | { to: "PAYOUT" };

/** Returns the next step. It depends only on the current state, so it can be computed any number of times. */
export function nextStep(facts: ClosingFacts): ClosingStep {
  if (facts.openWagers > 0) return { to: "WAITING" };
  if (facts.pendingMinor > 0n) return { to: "PAYING" };
  if (facts.cashMinor === 0n) return { to: "CLOSED" };
  if (facts.lastPayout === "DECLINED" || facts.lastPayout === "CANCELLED") {
    return { to: "HELD", reason: "PAYOUT_DECLINED" };
  }
  if (!facts.hasTarget) return { to: "HELD", reason: "NO_TARGET" };
  return { to: "PAYOUT" };
}

export function mayBecome(from: ClosingState | "NONE", to: ClosingState): boolean {
  return from === to || (closingTransitions[from] as readonly ClosingState[]).includes(to);
}
