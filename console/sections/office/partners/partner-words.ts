import type { ApiKey, PartnerScope } from "@parlour/contracts/entities/api-key";
import type {
  DeliveryFault,
  DeliveryState,
  Webhook,
  WebhookEvent,
} from "@parlour/contracts/entities/webhook";

export const scopeWords: Record<PartnerScope, string> = {
  REPORTS: "Daily figures",
  PLAYERS: "Players without personal details",
  PAYMENTS: "Payments and their status",
};

export const keyStates: Record<
  ApiKey["state"],
  { label: string; tone: "brass" | "gain" | "quiet" | "live" }
> = {
  READY: { label: "approved, no secret yet", tone: "brass" },
  ACTIVE: { label: "active", tone: "gain" },
  EXPIRED: { label: "expired", tone: "quiet" },
  REVOKED: { label: "revoked", tone: "live" },
};

export const eventWords: Record<WebhookEvent, string> = {
  "player.registered": "Player registered",
  "player.changed": "Player's status or verification changed",
  "player.closed": "Account closed",
  "player.document-decided": "Document verified or rejected",
  "player.tier-changed": "Loyalty tier changed",
  "deposit.completed": "Deposit completed",
  "deposit.reversed": "Deposit reversed",
  "withdrawal.decided": "Withdrawal approved, declined or paid",
  "bonus.granted": "Bonus granted",
  "bonus.ended": "Bonus ended",
};

/**
 * Returns the display name of an event. Test events are named separately, because they are not among the events that
 * webhooks can subscribe to.
 */
export function eventName(event: string): string {
  return eventWords[event as WebhookEvent] ?? (event === "webhook.test" ? "Test" : event);
}

export function webhookState({ state, isBroken, failingSince }: Webhook) {
  if (state === "READY") return { label: "approved, no secret yet", tone: "brass" } as const;
  if (state === "DISABLED")
    return { label: isBroken ? "disabled: kept failing" : "disabled", tone: "live" } as const;
  return failingSince === null
    ? ({ label: "enabled", tone: "gain" } as const)
    : ({ label: "failing", tone: "alarm" } as const);
}

export const deliveryStates: Record<DeliveryState, { label: string; tone: "brass" | "gain" | "alarm" }> = {
  WAITING: { label: "waiting", tone: "brass" },
  DELIVERED: { label: "delivered", tone: "gain" },
  FAILED: { label: "failed", tone: "alarm" },
};

export const faultWords: Record<DeliveryFault, string> = {
  ADDRESS_REFUSED: "The address isn't public.",
  TIMED_OUT: "The request timed out.",
  UNREACHABLE: "The address couldn't be reached.",
  STATUS: "The receiver rejected it.",
  WEBHOOK_DISABLED: "The webhook was disabled.",
};
