import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { PayoutOrder, ProviderEvent, ProviderReportLine } from "../../ports/payment-provider.ts";
import type { ConformanceCheck, ProviderUnderTest, SignedMessage } from "./subject.ts";

const dayMs = 86_400_000;
const order = () => ({
  reference: `conformance_${randomUUID()}`,
  playerId: "player_conformance",
  language: "en",
});

async function startDeposit({ provider, deposit }: ProviderUnderTest, reference: string) {
  const started = await provider.startDeposit({ ...order(), ...deposit, method: deposit.kind, reference });
  if ("errors" in started) assert.fail(`the order is refused: ${JSON.stringify(started.errors)}`);
  return started;
}

async function paidDeposit(subject: ProviderUnderTest) {
  const { reference } = order();
  await startDeposit(subject, reference);
  const messages = await subject.payDeposit(reference);
  assert.ok(messages.length > 0, "the provider sent nothing");
  return { reference, messages };
}

async function eventsIn({ provider }: ProviderUnderTest, messages: readonly SignedMessage[]) {
  const events: ProviderEvent[] = [];
  for (const { rawBody } of messages) {
    const event = await provider.readEvent(rawBody);
    if (event !== undefined) events.push(event);
  }
  return events;
}

async function linesAbout(subject: ProviderUnderTest, reference: string): Promise<ProviderReportLine[]> {
  const now = subject.now().getTime();
  const lines = await subject.provider.report(new Date(now - dayMs), new Date(now + dayMs));
  return lines.filter((line) => line.reference === reference);
}

const depositChecks: readonly ConformanceCheck[] = [
  {
    promise: "starts a deposit once, however often it is asked with the same reference",
    async run(subject) {
      const { reference } = order();
      const first = await startDeposit(subject, reference);
      const second = await startDeposit(subject, reference);
      assert.deepEqual(
        [second.redirectUrl, second.instructions?.address],
        [first.redirectUrl, first.instructions?.address],
      );
    },
  },
  {
    promise: "reports a paid deposit as COMPLETED with the amount that arrived",
    async run(subject) {
      const { reference, messages } = await paidDeposit(subject);
      const events = await eventsIn(subject, messages);
      assert.ok(events.every((event) => event.kind === "deposit" && event.reference === reference));
      const completed = events.filter(({ status }) => status === "COMPLETED");
      assert.deepEqual(
        completed.map(({ amountMinor }) => amountMinor),
        [subject.deposit.amountMinor],
      );
    },
  },
  {
    promise: "signs every message over its raw bytes",
    async run(subject) {
      const { messages } = await paidDeposit(subject);
      const { isSigned } = subject.provider;
      for (const { headers, rawBody } of messages) {
        assert.equal(isSigned(headers, rawBody), true, "its own message is refused");
        assert.equal(isSigned(headers, `${rawBody} `), false, "a changed message is accepted");
        assert.equal(isSigned({}, rawBody), false, "an unsigned message is accepted");
      }
    },
  },
  {
    promise: "gives every message an id that a second delivery repeats",
    async run(subject) {
      const { messages } = await paidDeposit(subject);
      const [first, second] = [await eventsIn(subject, messages), await eventsIn(subject, messages)];
      assert.deepEqual(first, second);
      assert.equal(new Set(first.map(({ id }) => id)).size, first.length, "two messages share an id");
    },
  },
  {
    promise: "has a paid deposit in its books, once",
    async run(subject) {
      const { reference } = await paidDeposit(subject);
      const { amountMinor, currency } = subject.deposit;
      assert.deepEqual(await linesAbout(subject, reference), [
        { kind: "deposit", reference, status: "COMPLETED", amountMinor, currency },
      ]);
    },
  },
];

const payoutChecks: readonly ConformanceCheck[] = [
  {
    promise: "pays out once, however often it is asked with the same reference",
    async run(subject) {
      if (subject.payout === undefined || subject.completePayout === undefined) return;
      const { reference } = order();
      const { payout, provider } = subject;
      const full: PayoutOrder = { ...order(), ...payout, method: payout.kind, reference };
      await provider.payOut(full);
      await provider.payOut(full);
      const events = await eventsIn(subject, await subject.completePayout(reference));
      assert.deepEqual(
        events.map(({ kind, reference, status }) => ({ kind, reference, status })),
        [{ kind: "withdrawal", reference, status: "PAID" }],
      );
      const { amountMinor, currency } = payout;
      assert.deepEqual(await linesAbout(subject, reference), [
        { kind: "withdrawal", reference, status: "PAID", amountMinor, currency },
      ]);
    },
  },
];

export const paymentChecks = [...depositChecks, ...payoutChecks];
