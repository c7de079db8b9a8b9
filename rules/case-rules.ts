import { formatAmount } from "./currency.ts";
import { minorUnitsOf } from "./money.ts";
import { stakeMeasureOf } from "./stake-limits.ts";

/**
 * Amounts in major units by currency. `USD` is required; amounts in currencies that are not listed are scaled from it.
 */
export type RuleAmounts = Readonly<Record<string, number>>;

/** A deposit that was credited, or a withdrawal that was not declined or cancelled. */
export type CasePayment = {
  id: string;
  kind: "DEPOSIT" | "WITHDRAWAL";
  at: Date;
  currency: string;
  amountMinor: bigint;
};

/** A bonus that was converted to cash, and how much had to be staked for it. */
export type ConvertedBonus = { id: string; at: Date; currency: string; requiredMinor: bigint };

/** A claim of an offer by an account that is linked to the player's. */
export type LinkedClaim = { bonusId: string; playerId: string; at: Date };

export type FoundEvidence = {
  type: "PAYMENT" | "BONUS" | "ACCOUNT";
  ref: string;
  text: string;
  currency?: string;
  amountMinor?: bigint;
};
/** A rule's finding: the reason in words, and the records that it is based on. */
export type RuleFinding = { text: string; evidence: FoundEvidence[] };

/** The payments to check, and the ids of those that operators have already reviewed under the same rule. */
type Judged = { payments: readonly CasePayment[]; reviewed: ReadonlySet<string>; now: Date };

const dayMs = 86_400_000;
const earlierPeriods = 4;
const names = { DEPOSIT: "Deposit", WITHDRAWAL: "Withdrawal" } as const;
const inWords = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const sum = (amounts: readonly { amountMinor: bigint }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0n);

/** Returns a rule's amount in minor units of a currency. */
export function ruleAmountMinor(amounts: RuleAmounts, currency: string): bigint {
  const own = Object.hasOwn(amounts, currency) ? amounts[currency] : undefined;
  if (own !== undefined) return minorUnitsOf(own, currency);
  return BigInt(Math.round((amounts.USD ?? 0) * 100)) * BigInt(stakeMeasureOf(currency));
}

/** Several deposits just below an amount, perhaps to stay below a threshold that the player knows. */
export function findStructuring(
  rule: { amounts: RuleAmounts; percent: number; count: number; days: number },
  judged: Judged,
): RuleFinding[] {
  return byCurrency(recentDeposits(judged, rule.days)).flatMap(([currency, deposits]) => {
    const below = ruleAmountMinor(rule.amounts, currency);
    const near = deposits.filter(
      ({ amountMinor }) => amountMinor < below && amountMinor * 100n >= below * BigInt(rule.percent),
    );
    if (near.length < rule.count) return [];
    const text = `${near.length} deposits just below ${money(below, currency)} within ${inWords(rule.days)}`;
    return [{ text, evidence: near.map(paymentEvidence) }];
  });
}

/** A withdrawal soon after deposits of which only a small part was staked. */
export function findRapidWithdrawal(
  rule: { amounts: RuleAmounts; percent: number; days: number },
  { payments, reviewed }: Judged,
  withdrawalId: string,
  stakedMinor: bigint,
): RuleFinding[] {
  const withdrawal = payments.find(({ id }) => id === withdrawalId);
  if (withdrawal === undefined || reviewed.has(withdrawalId)) return [];
  const { currency, amountMinor, at } = withdrawal;
  if (amountMinor < ruleAmountMinor(rule.amounts, currency)) return [];
  const fromMs = at.getTime() - rule.days * dayMs;
  const deposits = payments.filter(
    (one) =>
      one.kind === "DEPOSIT" && one.currency === currency && one.at <= at && one.at.getTime() >= fromMs,
  );
  const paidIn = sum(deposits);
  if (paidIn === 0n || stakedMinor * 100n >= paidIn * BigInt(rule.percent)) return [];
  const share = Number((stakedMinor * 100n) / paidIn);
  const text = `Withdrawal of ${money(amountMinor, currency)} within ${inWords(rule.days)} of deposits of ${money(paidIn, currency)}, of which ${share}% was staked`;
  return [{ text, evidence: [withdrawal, ...deposits].map(paymentEvidence) }];
}

/**
 * Finds deposits within a period that add up to a large amount and are many times what the player usually deposits in a
 * period of the same length.
 */
export function findUnusualDeposits(
  rule: { amounts: RuleAmounts; times: number; days: number },
  judged: Judged,
): RuleFinding[] {
  const fromMs = judged.now.getTime() - rule.days * dayMs;
  const firstMs = fromMs - earlierPeriods * rule.days * dayMs;
  return byCurrency(recentDeposits(judged, rule.days)).flatMap(([currency, deposits]) => {
    const total = sum(deposits);
    const earlier = sum(
      judged.payments.filter(
        ({ kind, at, currency: other }) =>
          kind === "DEPOSIT" && other === currency && at.getTime() < fromMs && at.getTime() >= firstMs,
      ),
    );
    // Without earlier deposits, we don't know what is usual for this player.
    if (earlier === 0n || total < ruleAmountMinor(rule.amounts, currency)) return [];
    const growth = Number((total * BigInt(earlierPeriods) * 100n) / earlier) / 100;
    if (growth < rule.times) return [];
    const text = `Deposits of ${money(total, currency)} within ${inWords(rule.days)}, ${growth} times the usual amount`;
    return [{ text, evidence: deposits.map(paymentEvidence) }];
  });
}

/** Total deposits that are so high that the source of the player's funds must be known. */
export function findSourceOfFunds(
  rule: { amounts: RuleAmounts; days: number },
  judged: Judged,
): RuleFinding[] {
  return byCurrency(recentDeposits(judged, rule.days)).flatMap(([currency, deposits]) => {
    const total = sum(deposits);
    const from = ruleAmountMinor(rule.amounts, currency);
    if (total < from) return [];
    const text = `Deposits of ${money(total, currency)} within ${inWords(rule.days)}, reaching the source-of-funds threshold of ${money(from, currency)}`;
    return [{ text, evidence: deposits.map(paymentEvidence) }];
  });
}

/** A deposit that was charged back by the bank or the card issuer. */
export function findChargeback(
  rule: { amounts: RuleAmounts },
  { payments, reviewed }: Judged,
  depositId: string,
  owedMinor: bigint,
): RuleFinding[] {
  const deposit = payments.find(({ id }) => id === depositId);
  if (deposit === undefined || reviewed.has(depositId)) return [];
  const { amountMinor, currency } = deposit;
  if (amountMinor < ruleAmountMinor(rule.amounts, currency)) return [];
  const owed = owedMinor > 0n ? `; the player owes ${money(owedMinor, currency)}` : "";
  const text = `Deposit of ${money(amountMinor, currency)} was charged back${owed}`;
  return [{ text, evidence: [paymentEvidence(deposit)] }];
}

/** The same offer, claimed by several linked accounts. */
export function findLinkedBonus(
  rule: { count: number; days: number },
  { own, others, now }: { own: { bonusId: string }; others: readonly LinkedClaim[]; now: Date },
): RuleFinding[] {
  const fromMs = now.getTime() - rule.days * dayMs;
  const recent = others.filter(({ at }) => at.getTime() >= fromMs);
  const accounts = [...new Set(recent.map(({ playerId }) => playerId))];
  if (accounts.length + 1 < rule.count) return [];
  const text = `${accounts.length + 1} linked accounts claimed the same offer within ${inWords(rule.days)}`;
  return [
    {
      text,
      evidence: [
        { type: "BONUS", ref: own.bonusId, text: "The player's bonus" },
        ...accounts.map((ref) => ({ type: "ACCOUNT" as const, ref, text: "Claimed the same offer" })),
      ],
    },
  ];
}

/** Bonuses converted to cash by a player who stakes hardly more than they require. */
export function findBonusOnlyPlay(
  rule: { count: number; percent: number; days: number },
  bonuses: readonly ConvertedBonus[],
  { stakedMinor, reviewed, now }: { stakedMinor: bigint; reviewed: ReadonlySet<string>; now: Date },
): RuleFinding[] {
  const fromMs = now.getTime() - rule.days * dayMs;
  const recent = bonuses.filter(({ at, id }) => at.getTime() >= fromMs && !reviewed.has(id));
  const required = recent.reduce((total, { requiredMinor }) => total + requiredMinor, 0n);
  if (recent.length < rule.count || required === 0n) return [];
  if (stakedMinor * 100n > required * BigInt(rule.percent)) return [];
  const share = Number((stakedMinor * 100n) / required);
  const text = `${recent.length} bonuses converted within ${inWords(rule.days)}, with stakes of only ${share}% of the requirement`;
  return [{ text, evidence: recent.map(({ id }) => ({ type: "BONUS", ref: id, text: "Converted bonus" })) }];
}

function recentDeposits({ payments, reviewed, now }: Judged, days: number): CasePayment[] {
  const fromMs = now.getTime() - days * dayMs;
  return payments.filter(
    ({ id, kind, at }) => kind === "DEPOSIT" && at.getTime() >= fromMs && !reviewed.has(id),
  );
}

function byCurrency(payments: readonly CasePayment[]): [currency: string, payments: CasePayment[]][] {
  return [...Map.groupBy(payments, ({ currency }) => currency)];
}

function paymentEvidence({ id, kind, currency, amountMinor }: CasePayment): FoundEvidence {
  const text = `${names[kind]} of ${money(amountMinor, currency)}`;
  return { type: "PAYMENT", ref: id, text, currency, amountMinor };
}

function money(amountMinor: bigint, currency: string): string {
  return formatAmount(amountMinor, currency, "en");
}
