import type { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from "@parlour/contracts/enumerations";

export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export type DepositEvent = "complete" | "decline" | "expire" | "reverse";
export type WithdrawalEvent =
  | "approveFirst"
  | "approve"
  | "decline"
  | "cancel"
  | "reclaim"
  | "stop"
  | "pay"
  | "fail";

type Machine<Status extends string, Event extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Event, Status>>>>
>;

/** Money that arrives after a deposit has expired is still credited, so EXPIRED is not final. */
export const depositTransitions = {
  PENDING: { complete: "COMPLETED", decline: "DECLINED", expire: "EXPIRED" },
  EXPIRED: { complete: "COMPLETED" },
  COMPLETED: { reverse: "REVERSED" },
  DECLINED: {},
  REVERSED: {},
} as const satisfies Machine<DepositStatus, DepositEvent>;

/**
 * The transitions of a withdrawal. Its money is held while it is PENDING or APPROVED; CANCELLED and DECLINED release
 * the money to the player, and PAID captures it. Until a provider has been asked to pay the withdrawal, the reversal of
 * a deposit can reclaim its money, and locking the account sends an approved withdrawal back to PENDING, to be decided
 * again. A large withdrawal stays PENDING after the first of two approvals.
 */
export const withdrawalTransitions = {
  PENDING: {
    approveFirst: "PENDING",
    approve: "APPROVED",
    decline: "DECLINED",
    cancel: "CANCELLED",
    reclaim: "DECLINED",
  },
  APPROVED: { stop: "PENDING", pay: "PAID", fail: "DECLINED", reclaim: "DECLINED" },
  PAID: {},
  CANCELLED: {},
  DECLINED: {},
} as const satisfies Machine<WithdrawalStatus, WithdrawalEvent>;

export function depositAfter(status: DepositStatus, event: DepositEvent): DepositStatus | undefined {
  const machine: Machine<DepositStatus, DepositEvent> = depositTransitions;
  return machine[status][event];
}

export function withdrawalAfter(
  status: WithdrawalStatus,
  event: WithdrawalEvent,
): WithdrawalStatus | undefined {
  const machine: Machine<WithdrawalStatus, WithdrawalEvent> = withdrawalTransitions;
  return machine[status][event];
}
