import type { NOTIFICATION_TOPICS } from "@parlour/contracts/entities/notification";
import type { LocalWords } from "@parlour/rules/local-text";
import type { FactData, FactKind } from "../../../kit/facts.ts";
import type { TextKey } from "./texts.ts";

export type Topic = (typeof NOTIFICATION_TOPICS)[number];

/** The events that players are notified about. */
export const notifiedKinds = [
  "DEPOSIT_COMPLETED",
  "DEPOSIT_REVERSED",
  "DEBT_COLLECTED",
  "BANK_ACCOUNT_LINKED",
  "WITHDRAWAL_DECIDED",
  "TRANSFER_SENT",
  "TRANSFER_RECEIVED",
  "NEW_DEVICE_LOGIN",
  "DOCUMENT_DECIDED",
  "DOCUMENT_REQUESTED",
  "OPERATOR_MESSAGE",
  "TIER_CHANGED",
  "BONUS_GRANTED",
  "BONUS_EXPIRING",
  "BONUS_ENDED",
  "LEADERBOARD_PRIZE",
  "REFERRAL_REWARDED",
] as const satisfies readonly FactKind[];

/** The message of a marketing campaign, personalised, with a text in every language. */
export type CampaignMessage = {
  campaignId: string;
  title: LocalWords;
  text: LocalWords;
  link: string | null;
};

/**
 * The data of every kind of notification. Campaign messages do not come from events, because campaigns store them
 * directly.
 */
export type NotifiedData = Pick<FactData, (typeof notifiedKinds)[number]> & {
  CAMPAIGN_MESSAGE: CampaignMessage;
};
export type NotifiedKind = keyof NotifiedData;

type Rule<Kind extends NotifiedKind> = {
  topic: Topic;
  text(data: NotifiedData[Kind]): TextKey;
  /** Returns the page the message links to. */
  link(data: NotifiedData[Kind]): string | null;
};

const to = (path: string | null) => () => path;
const withdrawalTexts = {
  APPROVED: "withdrawalApproved",
  PAID: "withdrawalPaid",
  DECLINED: "withdrawalDeclined",
} as const;
/** A declined withdrawal costs no fee: the whole amount is returned. */
const withdrawalFeeTexts = {
  ...withdrawalTexts,
  APPROVED: "withdrawalApprovedFee",
  PAID: "withdrawalPaidFee",
} as const;
const documentTexts = {
  VERIFIED: "documentVerified",
  INVALID: "documentInvalid",
  BLOCKED: "documentBlocked",
} as const;
const documentLinks = {
  VERIFIED: null,
  INVALID: "/validate-document",
  BLOCKED: "/blocked-document-status",
} as const;
const requestTexts = {
  IDENTITY: "documentRequested",
  PROOF_OF_ADDRESS: "addressRequested",
  SOURCE_OF_FUNDS: "fundsRequested",
} as const;
const bonusEndTexts = {
  CONVERTED: "bonusConverted",
  FORFEITED: "bonusForfeited",
  EXPIRED: "bonusExpired",
} as const;

/** The topic, texts and link for each kind of event. */
const rules: { readonly [Kind in NotifiedKind]: Rule<Kind> } = {
  DEPOSIT_COMPLETED: { topic: "MONEY", text: () => "depositCompleted", link: to("/account/history") },
  DEPOSIT_REVERSED: {
    topic: "MONEY",
    text: ({ owedMinor = "0" }) => (owedMinor === "0" ? "depositReversed" : "depositReversedOwed"),
    link: to("/account/history"),
  },
  DEBT_COLLECTED: { topic: "MONEY", text: () => "debtCollected", link: to("/account/history") },
  BANK_ACCOUNT_LINKED: {
    topic: "SECURITY",
    text: () => "bankAccountLinked",
    link: to("/account/bank-accounts"),
  },
  WITHDRAWAL_DECIDED: {
    topic: "MONEY",
    text: ({ status, feeMinor = "0" }) => (feeMinor === "0" ? withdrawalTexts : withdrawalFeeTexts)[status],
    link: ({ status }) =>
      status === "DECLINED" ? "/account/cashier/withdraw/manage-pending" : "/account/history",
  },
  TRANSFER_SENT: { topic: "MONEY", text: () => "transferSent", link: to("/account/history") },
  TRANSFER_RECEIVED: { topic: "MONEY", text: () => "transferReceived", link: to("/account/history") },
  NEW_DEVICE_LOGIN: { topic: "SECURITY", text: () => "newDeviceLogin", link: to("/account/security") },
  DOCUMENT_DECIDED: {
    topic: "SECURITY",
    text: ({ status }) => documentTexts[status],
    link: ({ status }) => documentLinks[status],
  },
  DOCUMENT_REQUESTED: {
    topic: "SECURITY",
    text: ({ requested }) => requestTexts[requested],
    link: to("/validate-document"),
  },
  OPERATOR_MESSAGE: { topic: "SERVICE", text: () => "operatorMessage", link: to(null) },
  TIER_CHANGED: {
    topic: "LOYALTY",
    text: ({ isUp }) => (isUp ? "tierUp" : "tierDown"),
    link: to("/account/loyalty"),
  },
  BONUS_GRANTED: {
    topic: "BONUS",
    // When a bonus of free spins or a deposit match is granted, its amount is not known.
    text: ({ amountMinor }) => (amountMinor === "0" ? "bonusReady" : "bonusGranted"),
    link: to("/account/bonuses"),
  },
  BONUS_EXPIRING: { topic: "BONUS", text: () => "bonusExpiring", link: to("/account/bonuses") },
  BONUS_ENDED: {
    topic: "BONUS",
    text: ({ outcome }) => bonusEndTexts[outcome],
    link: to("/account/bonuses"),
  },
  LEADERBOARD_PRIZE: {
    topic: "BONUS",
    text: () => "leaderboardPrize",
    link: ({ leaderboardId }) => `/promotions/leaderboards/${leaderboardId}`,
  },
  REFERRAL_REWARDED: {
    topic: "REFERRAL",
    text: () => "referralRewarded",
    link: to("/account/refer-a-friend"),
  },
  CAMPAIGN_MESSAGE: { topic: "MARKETING", text: () => "operatorMessage", link: ({ link }) => link },
};

export function topicOf(kind: NotifiedKind): Topic {
  return rules[kind].topic;
}

/** Returns the text and link for an event. The cast is safe because kind and data come from the same event. */
export function ruleOf(
  kind: NotifiedKind,
  data: NotifiedData[NotifiedKind],
): { text: TextKey; link: string | null } {
  const rule = rules[kind] as Rule<NotifiedKind>;
  return { text: rule.text(data as never), link: rule.link(data as never) };
}
