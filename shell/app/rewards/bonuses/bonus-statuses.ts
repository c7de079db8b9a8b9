import type { BonusStatus } from "@parlour/contracts/bonuses";
import type { MessageKey } from "@parlour/web/i18n/messages";

type Look = {
  name: MessageKey;
  tone: "brass" | "quiet" | "gain" | "alarm";
  /** Explains what the bonus is waiting for. */
  hint?: MessageKey;
};

export const bonusStatuses: Readonly<Record<BonusStatus, Look>> = {
  OPTED_IN: { name: "bonuses.optedIn", tone: "brass", hint: "bonuses.optedInHint" },
  SPINNING: { name: "bonuses.spinning", tone: "brass" },
  WAITING: { name: "bonuses.waiting", tone: "quiet", hint: "bonuses.waitingHint" },
  ACTIVE: { name: "bonuses.active", tone: "gain" },
  CONVERTED: { name: "bonuses.converted", tone: "gain" },
  LOST: { name: "bonuses.lost", tone: "quiet" },
  FORFEITED: { name: "bonuses.forfeited", tone: "quiet" },
  EXPIRED: { name: "bonuses.expired", tone: "quiet" },
  CANCELLED: { name: "bonuses.cancelled", tone: "quiet" },
};

const running: readonly BonusStatus[] = ["OPTED_IN", "SPINNING", "WAITING", "ACTIVE"];

export function isRunning({ status }: { status: BonusStatus }): boolean {
  return running.includes(status);
}
