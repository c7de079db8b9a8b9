import { HARM_CASE_SCORE, type HarmReason } from "./harm-markers.ts";

/**
 * The details that two accounts can have in common, and how strongly each suggests the same person. `ADDRESS`
 * is the IP address: people in one household share it, and often a device.
 */
const traits = {
  PERSON: { weight: 40, text: "name and date of birth" },
  PHONE: { weight: 40, text: "phone number" },
  CARD: { weight: 40, text: "card" },
  DEVICE: { weight: 30, text: "device" },
  ADDRESS: { weight: 10, text: "network address" },
} as const;

export type DuplicateTrait = keyof typeof traits;

/** Another account that may belong to the same person. */
export type SimilarAccount = {
  playerId: string;
  shared: readonly DuplicateTrait[];
  /** Whether the possible duplicate is self-excluded from all verticals. */
  isSelfExcluded: boolean;
};

/** The points of a possible duplicate; doubled if it may be an attempt to get around a self-exclusion. */
function weightOf({ shared, isSelfExcluded }: SimilarAccount): number {
  return shared.reduce((sum, trait) => sum + traits[trait].weight, 0) * (isSelfExcluded ? 2 : 1);
}

/** Whether operators should review the accounts. */
export const isSuspicious = (account: SimilarAccount): boolean => weightOf(account) >= HARM_CASE_SCORE;

/** Whether these details belong to a self-excluded person, who may not join. */
export const refusesJoin = ({ isSelfExcluded, shared }: SimilarAccount): boolean =>
  isSelfExcluded && shared.includes("PERSON");

/** Whether deposits and bets are blocked until an operator has reviewed the account. */
export const needsReview = (account: SimilarAccount): boolean =>
  account.isSelfExcluded && isSuspicious(account);

export function duplicateReason(account: SimilarAccount): HarmReason {
  const shared = account.shared.map((trait) => traits[trait].text).join(", ");
  const excluded = account.isSelfExcluded ? "self-excluded account" : "account";
  const held = needsReview(account) ? ". Deposits and bets are refused until this case is closed" : "";
  return {
    code: "DUPLICATE_ACCOUNT",
    points: weightOf(account),
    text: `Shares ${shared} with another ${excluded}${held}`,
    playerId: account.playerId,
  };
}

/**
 * Merges new reasons into a case: keeps the harm markers of the day with the highest score, every possible
 * duplicate account and every signal of unfair poker.
 */
export function mergeReasons(before: readonly HarmReason[], found: readonly HarmReason[]): HarmReason[] {
  const isLasting = ({ code }: HarmReason) => code === "DUPLICATE_ACCOUNT" || code.startsWith("POKER_");
  const markers = [before, found].map((reasons) => reasons.filter((reason) => !isLasting(reason)));
  const [old, fresh] = markers as [HarmReason[], HarmReason[]];
  const lasting = new Map<string, HarmReason>();
  for (const reason of [...before, ...found].filter(isLasting))
    lasting.set(`${reason.code} ${reason.playerId ?? ""}`, reason);
  return [...(scoreOf(fresh) > scoreOf(old) ? fresh : old), ...lasting.values()];
}

export function scoreOf(reasons: readonly HarmReason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}
