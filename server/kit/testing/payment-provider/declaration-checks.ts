import assert from "node:assert/strict";
import {
  type PaymentFlow,
  type PaymentKind,
  paymentDeclaration,
} from "@parlour/contracts/entities/payment-kind";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { paymentChecks, paymentFormats } from "@parlour/rules/payment-fields";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import type { ConformanceCheck, ProviderUnderTest } from "./subject.ts";

/** Field ids that are reserved, because the calls use these names themselves. */
const reservedIds = ["method", "amount", "currency", "pinCode"];

const kindsOf = ({ provider }: ProviderUnderTest): readonly PaymentKind[] => provider.declares.kinds;

function flowsOf(subject: ProviderUnderTest): { name: string; direction: "D" | "W"; flow: PaymentFlow }[] {
  return kindsOf(subject).flatMap(({ code, deposit, withdrawal }) => [
    ...(deposit ? [{ name: `${code} deposit`, direction: "D" as const, flow: deposit }] : []),
    ...(withdrawal ? [{ name: `${code} withdrawal`, direction: "W" as const, flow: withdrawal }] : []),
  ]);
}

export const declarationChecks: readonly ConformanceCheck[] = [
  {
    promise: "declares at least one kind, each with its own code and a direction",
    async run(subject) {
      const { code: provider, declares } = subject.provider;
      paymentDeclaration.parse({ provider, ...declares });
      const codes = kindsOf(subject).map(({ code }) => code);
      assert.ok(codes.length > 0, "no kind");
      assert.equal(new Set(codes).size, codes.length, "a kind's code is used twice");
      for (const { code, deposit, withdrawal } of kindsOf(subject)) assert.ok(deposit ?? withdrawal, code);
    },
  },
  {
    promise: "declares fields that the cashier can draw and the server can check",
    async run(subject) {
      for (const { name, flow } of flowsOf(subject)) {
        const ids = flow.fields.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length, `${name}: a field's id is used twice`);
        for (const field of flow.fields) {
          const label = `${name}, ${field.id}`;
          assert.ok(!reservedIds.includes(field.id), `${label}: the id is reserved`);
          assert.ok(paymentFormats[field.format], `${label}: unknown format`);
          assert.ok(field.check === null || paymentChecks[field.check], `${label}: unknown check`);
          assert.doesNotThrow(
            () => new RegExp(field.pattern ?? ""),
            `${label}: the pattern does not compile`,
          );
        }
      }
    },
  },
  {
    promise: "declares one field `target` for a withdrawal, which is not secret because it is stored",
    async run(subject) {
      for (const { name, direction, flow } of flowsOf(subject)) {
        if (direction === "D") continue;
        assert.deepEqual(
          flow.fields.map(({ id, secret, required }) => ({ id, secret, required })),
          [{ id: "target", secret: false, required: true }],
          name,
        );
      }
    },
  },
  {
    promise: "has words for every text of its declaration",
    async run(subject) {
      const texts = [
        ...kindsOf(subject).map(({ label }) => label),
        ...flowsOf(subject).flatMap(({ flow }) => [
          flow.note,
          ...flow.fields.flatMap(({ label, hint, error }) => [label, hint, error]),
        ]),
      ].filter((key) => key !== null);
      for (const key of texts) assert.ok(subject.words.has(key), `no words for ${key}`);
    },
  },
  {
    promise: "suggests limits that lie within its own, in currencies that players can hold",
    async run(subject) {
      for (const { name, flow } of flowsOf(subject)) {
        assert.ok(flow.currencies.length > 0, `${name}: no currency`);
        for (const { currency, min, max, suggested } of flow.currencies) {
          const label = `${name}, ${currency}`;
          assert.ok(walletCurrencies.has(currency), `${label}: unknown currency`);
          assert.ok(min <= suggested.min && suggested.min <= suggested.max && suggested.max <= max, label);
          assert.ok(suggested.fee < suggested.min, `${label}: the fee is not below the minimum`);
          assert.ok(flow.fees || suggested.fee === 0, `${label}: a fee where there are none`);
          const amounts = [suggested.min, suggested.max, ...(suggested.fee > 0 ? [suggested.fee] : [])];
          for (const amount of amounts) {
            assert.ok(!isAmountFault(parseAmount(amount, currency)), `${label}: ${amount} is too precise`);
          }
        }
        const { unit, from, to } = flow.time;
        assert.ok(unit === "instant" || (from > 0 && from <= to), `${name}: the expected time is no range`);
        assert.ok(unit !== "days" || from < to, `${name}: days are given as a range`);
      }
    },
  },
];
