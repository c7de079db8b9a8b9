import type { WebhookEvent } from "@parlour/contracts/entities/webhook";
import { localText } from "@parlour/rules/local-text";
import { amountOf } from "@parlour/rules/money";
import type { FactData, FactKind, PublishedFact } from "../../../kit/facts.ts";

type Data = Record<string, unknown>;
type Translation<Kind extends FactKind> = { event: WebhookEvent; data(fact: FactData[Kind]): Data };
type Translations = { [Kind in FactKind]?: Translation<Kind> };

const money = ({ currency, amountMinor }: { currency: string; amountMinor: string }) => ({
  currency,
  amount: amountOf(BigInt(amountMinor), currency),
});
const nameOf = (name: FactData["BONUS_GRANTED"]["name"]) =>
  typeof name === "string" ? name : localText(name, "en");

/**
 * The event that partners receive for each fact. Only these fields are sent: no names, addresses, devices, bank
 * accounts or messages to the player.
 */
const translations: Translations = {
  PLAYER_JOINED: { event: "player.registered", data: ({ referral }) => ({ referral }) },
  PLAYER_CHANGED: { event: "player.changed", data: () => ({}) },
  ACCOUNT_CLOSED: { event: "player.closed", data: () => ({}) },
  DOCUMENT_DECIDED: { event: "player.document-decided", data: ({ status }) => ({ status }) },
  TIER_CHANGED: {
    event: "player.tier-changed",
    data: ({ from, to, isUp }) => ({ from: nameOf(from), to: nameOf(to), isUp }),
  },
  DEPOSIT_COMPLETED: {
    event: "deposit.completed",
    data: (fact) => ({
      depositId: fact.depositId,
      method: fact.method,
      isFirst: fact.isFirst,
      ...money(fact),
    }),
  },
  DEPOSIT_REVERSED: {
    event: "deposit.reversed",
    data: (fact) => ({ depositId: fact.depositId, ...money(fact) }),
  },
  WITHDRAWAL_DECIDED: {
    event: "withdrawal.decided",
    data: (fact) => ({ withdrawalId: fact.withdrawalId, status: fact.status, ...money(fact) }),
  },
  BONUS_GRANTED: {
    event: "bonus.granted",
    data: (fact) => ({ bonusId: fact.bonusId, name: nameOf(fact.name), ...money(fact) }),
  },
  BONUS_ENDED: {
    event: "bonus.ended",
    data: (fact) => ({ bonusId: fact.bonusId, outcome: fact.outcome, ...money(fact) }),
  },
};

export const translatedFacts = Object.keys(translations) as FactKind[];

/** The body of a delivery, as partners receive it. */
export type WebhookBody = { id: string; type: string; createdAt: string; data: Data };

/** Converts a fact to the event that partners receive; undefined for facts that stay internal. */
export function eventOf(fact: PublishedFact): (WebhookBody & { type: WebhookEvent }) | undefined {
  const translation = translations[fact.kind] as Translation<FactKind> | undefined;
  if (translation === undefined) return undefined;
  const data = { playerId: fact.playerId, ...translation.data(fact.data) };
  return { id: fact.id.replace(/^fact_/, "event_"), type: translation.event, createdAt: fact.at, data };
}
