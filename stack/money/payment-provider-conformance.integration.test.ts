import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadConfig } from "@parlour/server/kit/config";
import { providerConformance } from "@parlour/server/kit/testing/payment-provider/conformance";
import type { ProviderUnderTest } from "@parlour/server/kit/testing/payment-provider/subject";
import { paymentProviders } from "@parlour/server/main/payment-providers";
import { afterAll, beforeAll, describe, test } from "vitest";
import { createSandboxPayments } from "../sandbox-payments.ts";
import { type TestStack, testStack } from "../testing.ts";
import { type FakeBtcPay, startFakeBtcPay } from "../testing-btcpay-server.ts";
import { createExampleProvider } from "../testing-example-provider.ts";

const wordFile = new URL("../../languages/en/money/cashier.json", import.meta.url);
const words = new Set(Object.keys(JSON.parse(readFileSync(wordFile, "utf8"))));

let stack: TestStack;
let btcPay: FakeBtcPay;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  btcPay = await startFakeBtcPay();
}, 120_000);
afterAll(async () => {
  await btcPay?.close();
  await stack?.close();
});

/** Returns all messages of the sandbox's provider about a payment, whether delivered or not. */
async function sandboxMessages(reference: string) {
  const { db, config } = stack.kit;
  const rows = await db.query<{ body: string }>(
    "select body from sandbox_payment_events where reference = $1 order by number",
    [reference],
  );
  return rows.map(({ body }) => ({
    headers: {
      "x-sandbox-signature": createHmac("sha256", config.secrets.provider).update(body).digest("hex"),
    },
    rawBody: body,
  }));
}

const subjects: Readonly<Record<string, () => ProviderUnderTest>> = {
  sandbox: () => ({
    provider: createSandboxPayments(stack.kit, stack.ports).provider,
    deposit: {
      kind: "CARD",
      currency: "USD",
      amountMinor: 50_00n,
      fields: { cardNumber: "4000000000001000", expiry: "12/30", securityCode: "123" },
      creditCardsAllowed: true,
    },
    payout: { kind: "IBAN", currency: "EUR", amountMinor: 50_00n, target: "GB82WEST12345698765432" },
    payDeposit: sandboxMessages,
    completePayout: sandboxMessages,
    now: () => stack.clock.now(),
    words,
  }),
  btcpay: () => ({
    provider: paymentProviders(loadConfig(btcPay.env))[0]!,
    deposit: { kind: "BTC", currency: "BTC", amountMinor: 400_000n, fields: {}, creditCardsAllowed: true },
    payout: {
      kind: "BTC",
      currency: "BTC",
      amountMinor: 1_000_000n,
      target: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    },
    payDeposit: async (reference) => [btcPay.payInvoice(reference)],
    completePayout: async (reference) => [btcPay.completePayout(reference)],
    now: () => new Date(),
    words,
  }),
  example: () => {
    const { provider, messageAbout } = createExampleProvider();
    return {
      provider,
      deposit: {
        kind: "CREDIT_CARD",
        currency: "USD",
        amountMinor: 50_00n,
        fields: { number: "4111111111111111" },
        creditCardsAllowed: true,
      },
      payDeposit: async (reference) => [messageAbout(reference)],
      now: () => new Date(),
      words,
    };
  },
};

describe.each(Object.entries(subjects))("the provider %s", (_name, subjectOf) => {
  test.each(providerConformance.map(({ promise, run }) => [promise, run] as const))("%s", (_promise, run) =>
    run(subjectOf()),
  );
});
