import { DECLINE_REASONS, REJECTION_REASONS } from "@parlour/contracts/enumerations";
import { languageCodes } from "@parlour/contracts/languages";
import { describe, expect, it } from "vitest";
import { compose, composeEmail, type NotifiedFact } from "./compose.ts";
import { type NotifiedData, notifiedKinds } from "./kinds.ts";

const money = { currency: "USD", amountMinor: "123456" };
const bonus = { ...money, bonusId: "b", name: "Welcome bonus" };
type Examples = { [Kind in keyof NotifiedData]: NotifiedData[Kind][] };
const local = (en: string) => ({ en, es: en, fr: en, pt: en, zh: en });

/** One example of every kind of event that players are notified about. */
const examples: Examples = {
  DEPOSIT_COMPLETED: [{ ...money, depositId: "d", method: "CARD", isFirst: true }],
  DEPOSIT_REVERSED: [
    { ...money, depositId: "d" },
    { ...money, depositId: "d", owedMinor: "500" },
  ],
  BANK_ACCOUNT_LINKED: [{ bank: "Sandbox Bank", masked: "****1234" }],
  DEBT_COLLECTED: [{ ...money, depositId: "d" }],
  WITHDRAWAL_DECIDED: (["APPROVED", "DECLINED", "PAID"] as const).map((status) => ({
    ...money,
    withdrawalId: "w",
    status,
    target: "****1234",
    declineReason: status === "DECLINED" ? ("NOT_OWN_ACCOUNT" as const) : null,
  })),
  TRANSFER_SENT: [{ ...money, other: "anna" }],
  TRANSFER_RECEIVED: [{ ...money, other: "anna" }],
  NEW_DEVICE_LOGIN: [
    { device: "Firefox on Linux", country: "CA" },
    { device: "Firefox on Linux", country: null },
  ],
  DOCUMENT_DECIDED: (["VERIFIED", "INVALID", "BLOCKED"] as const).map((status) => ({
    status,
    rejectionReason: status === "VERIFIED" ? null : ("UNREADABLE" as const),
  })),
  DOCUMENT_REQUESTED: (["IDENTITY", "PROOF_OF_ADDRESS", "SOURCE_OF_FUNDS"] as const).map((requested) => ({
    requested,
  })),
  OPERATOR_MESSAGE: [{ title: "About {amount}", text: "Braces {name} stay." }],
  TIER_CHANGED: [
    { from: "Starter", to: "Silver", isUp: true },
    { from: "Silver", to: "Starter", isUp: false },
  ],
  BONUS_GRANTED: [bonus, { ...bonus, amountMinor: "0" }],
  BONUS_EXPIRING: [{ ...bonus, expiresAt: "2030-01-31T12:00:00.000Z" }],
  BONUS_ENDED: (["CONVERTED", "FORFEITED", "EXPIRED"] as const).map((outcome) => ({ ...bonus, outcome })),
  LEADERBOARD_PRIZE: [{ ...money, leaderboardId: "leaderboard_1", name: local("Week 1"), place: "2" }],
  REFERRAL_REWARDED: [{ ...money, friend: "anna" }],
  CAMPAIGN_MESSAGE: [
    { campaignId: "c", title: local("Weekend"), text: local("Free spins, Anna."), link: "/promotions" },
  ],
};
const all = ([...notifiedKinds, "CAMPAIGN_MESSAGE"] as const).flatMap((kind) =>
  examples[kind].map((data) => ({ kind, data }) as NotifiedFact),
);

describe.each(languageCodes)("in %s", (language) => {
  it.each(all.map((notified) => [`${notified.kind} ${JSON.stringify(notified.data)}`, notified] as const))(
    "%s has complete texts",
    (_name, notified) => {
      const { title, text } = compose(notified, language);
      expect(title).not.toBe("");
      if (notified.kind !== "OPERATOR_MESSAGE") expect(`${title}${text}`).not.toMatch(/[{}]|undefined|null/);
      if ("amountMinor" in notified.data && notified.data.amountMinor !== "0")
        expect(`${title} ${text}`).toMatch(/1.?234[.,]56/);
    },
  );
});

it("mentions no amount where there is none yet", () => {
  const ready = compose({ kind: "BONUS_GRANTED", data: { ...bonus, amountMinor: "0" } }, "en");
  expect(ready.text).not.toContain("0");
});

it("names bonuses and tiers in the reader's language", () => {
  const name = { en: "Welcome bonus", zh: "迎新奖金" };
  const granted = compose({ kind: "BONUS_GRANTED", data: { ...bonus, name } }, "zh");
  expect(granted).toMatchObject({ title: "新奖金：迎新奖金", text: expect.stringContaining("迎新奖金") });
  const data = { from: { en: "Starter", fr: "Débutant" }, to: { en: "Silver", fr: "Argent" }, isUp: true };
  expect(compose({ kind: "TIER_CHANGED", data }, "fr").title).toContain("Argent");
  expect(compose({ kind: "TIER_CHANGED", data }, "es").title).toContain("Silver");
});

describe("a withdrawal with a fee", () => {
  const decided = (status: "APPROVED" | "DECLINED" | "PAID", feeMinor?: string): NotifiedFact => ({
    kind: "WITHDRAWAL_DECIDED",
    data: {
      currency: "EUR",
      amountMinor: "2000",
      withdrawalId: "w",
      status,
      target: "****1234",
      declineReason: null,
      ...(feeMinor === undefined ? {} : { feeMinor }),
    },
  });

  it.each(languageCodes)("states the amount paid and the fee in %s", (language) => {
    for (const status of ["APPROVED", "PAID"] as const) {
      const { text } = compose(decided(status, "250"), language);
      for (const sum of [/17[.,]50/, /2[.,]50/, /20[.,]00/]) expect(text).toMatch(sum);
    }
    expect(compose(decided("DECLINED", "250"), language).text).not.toMatch(/17[.,]50|2[.,]50/);
  });

  it("does not mention a fee where there is none", () => {
    for (const feeMinor of ["0", undefined]) {
      expect(compose(decided("PAID", feeMinor), "en").text).toBe(
        "Your withdrawal of €20.00 has been paid to ****1234.",
      );
    }
  });
});

describe("why a withdrawal was declined or a document rejected", () => {
  const texts = (notified: NotifiedFact) => languageCodes.map((language) => compose(notified, language).text);
  const withdrawal = examples.WITHDRAWAL_DECIDED[1]!;

  it.each(DECLINE_REASONS)("%s is told in the reader's language", (declineReason) => {
    const explained = texts({ kind: "WITHDRAWAL_DECIDED", data: { ...withdrawal, declineReason } });
    const untold = texts({ kind: "WITHDRAWAL_DECIDED", data: { ...withdrawal, declineReason: null } });
    const reasons = explained.map((text, index) => text.slice(untold[index]!.length).trim());
    expect(new Set(reasons.filter(Boolean)).size).toBe(languageCodes.length);
  });

  it.each(REJECTION_REASONS)("%s is told in the reader's language", (rejectionReason) => {
    const explained = texts({ kind: "DOCUMENT_DECIDED", data: { status: "INVALID", rejectionReason } });
    const untold = texts({ kind: "DOCUMENT_DECIDED", data: { status: "INVALID", rejectionReason: null } });
    const reasons = explained.map((text, index) => text.slice(untold[index]!.length).trim());
    expect(new Set(reasons.filter(Boolean)).size).toBe(languageCodes.length);
  });

  it("keeps what operators wrote to players before there were codes, but no note about a withdrawal", () => {
    const old = { status: "INVALID", reason: "The photo is blurred." } as const;
    expect(compose({ kind: "DOCUMENT_DECIDED", data: old }, "fr").text).toMatch(
      /Motif\s: The photo is blurred/,
    );
    const { declineReason: _, ...rest } = withdrawal;
    const note = { ...rest, reason: "internal note" };
    expect(compose({ kind: "WITHDRAWAL_DECIDED", data: note }, "en").text).not.toContain("internal note");
  });
});

it("leaves an operator's message unchanged", () => {
  const email = composeEmail(
    { kind: "OPERATOR_MESSAGE", data: examples.OPERATOR_MESSAGE[0]! },
    { firstName: "Rosalind", language: "xx" },
  );
  expect(email).toEqual({
    subject: "About {amount}",
    text: "Hello Rosalind,\n\nBraces {name} stay.\n\nParlour",
  });
});
