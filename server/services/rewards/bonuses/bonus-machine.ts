import type { BonusStatus } from "@parlour/contracts/bonuses";

export type BonusEvent =
  | "spin"
  | "queue"
  | "activate"
  | "convert"
  | "lose"
  | "forfeit"
  | "expire"
  | "cancel"
  | "revoke";

const takenBack = { cancel: "CANCELLED", revoke: "CANCELLED" } as const;

/** The transitions of a bonus. Only one bonus is ACTIVE at a time; other granted bonuses are WAITING. */
export const bonusTransitions = {
  OPTED_IN: {
    spin: "SPINNING",
    queue: "WAITING",
    activate: "ACTIVE",
    convert: "CONVERTED",
    forfeit: "FORFEITED",
    expire: "EXPIRED",
    ...takenBack,
  },
  SPINNING: {
    queue: "WAITING",
    activate: "ACTIVE",
    convert: "CONVERTED",
    lose: "LOST",
    forfeit: "FORFEITED",
    ...takenBack,
  },
  WAITING: { activate: "ACTIVE", forfeit: "FORFEITED", ...takenBack },
  ACTIVE: { convert: "CONVERTED", lose: "LOST", forfeit: "FORFEITED", expire: "EXPIRED", ...takenBack },
  CONVERTED: {},
  LOST: {},
  FORFEITED: {},
  EXPIRED: {},
  CANCELLED: {},
} as const satisfies Record<BonusStatus, Partial<Record<BonusEvent, BonusStatus>>>;

export function bonusAfter(status: BonusStatus, event: BonusEvent): BonusStatus | undefined {
  const machine: Record<BonusStatus, Partial<Record<BonusEvent, BonusStatus>>> = bonusTransitions;
  return machine[status][event];
}

export function isOver(status: BonusStatus): boolean {
  return Object.keys(bonusTransitions[status]).length === 0;
}
