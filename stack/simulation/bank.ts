import { createHmac } from "node:crypto";
import type {
  DepositOrder,
  PaymentProvider,
  PayoutOrder,
  ProviderEvent,
} from "@parlour/server/kit/ports/payment-provider";
import { sandboxDeclaration, sandboxProviderCode } from "@parlour/server/services/money/payment-provider";
import type { Network } from "./network.ts";
import type { Answer, Request } from "./simulated-server.ts";
import type { VirtualWorld } from "./virtual-world.ts";

type Payment = {
  reference: string;
  playerId: string;
  kind: "deposit" | "withdrawal";
  amountMinor: bigint;
  /** What the bank has decided; null while the payer hasn't paid. */
  status: "COMPLETED" | "DECLINED" | "PAID" | "FAILED" | null;
};

const signingKey = "the simulated bank";
const sign = (body: string) => createHmac("sha256", signingKey).update(body).digest("hex");
const longestThoughtMs = 8_000;
const retryMs = 500;

/** The simulated payment provider: a company with its own records, which reports results until they are acknowledged. */
export function createBank(
  world: VirtualWorld,
  network: Network,
  reach: (request: Request) => Promise<Answer | undefined>,
) {
  const { numbers } = world;
  const payments = new Map<string, Payment>();
  let unacknowledged = 0;

  async function report(payment: Payment): Promise<void> {
    const { reference, kind, status, amountMinor } = payment;
    const body = {
      id: `${reference}:${status}`,
      kind,
      reference,
      status,
      amountMinor: String(amountMinor),
      confirmations: null,
      reason: null,
    };
    const headers = { "x-signature": sign(JSON.stringify(body)) };
    const call = "receive-provider-event";
    const params = { provider: sandboxProviderCode };
    for (;;) {
      const answer = await network.request(() => reach({ call, params, headers, body }));
      if (answer?.status === 200) break;
      if (answer !== undefined && answer.status < 500)
        throw new Error(`The bank's message was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      await world.sleep(retryMs * (1 + numbers.next()));
    }
    unacknowledged--;
  }

  async function decide(payment: Payment, status: Payment["status"], afterMs: number): Promise<void> {
    unacknowledged++;
    await world.sleep(afterMs);
    payment.status = status;
    await report(payment);
  }

  /** Records a payment; returns undefined if the bank already has it. */
  function record(order: DepositOrder | PayoutOrder, kind: Payment["kind"]): Payment | undefined {
    const { reference, playerId, amountMinor } = order;
    if (payments.has(reference)) return undefined;
    const payment: Payment = { reference, playerId, kind, amountMinor, status: null };
    payments.set(reference, payment);
    return payment;
  }

  const atBank = async <Result>(work: () => Result): Promise<Result> => {
    const answer = await network.request(async () => ({ result: work() }));
    if (answer === undefined) throw new Error("The bank does not answer");
    return answer.result;
  };

  return {
    payments,
    isIdle: () => unacknowledged === 0,
    provider: {
      code: sandboxProviderCode,
      declares: sandboxDeclaration,
      startDeposit: (order) =>
        atBank(() => {
          const payment = record(order, "deposit");
          const fate = payment === undefined ? 1 : numbers.next();
          if (payment && fate < 0.8) void decide(payment, "COMPLETED", numbers.next() * longestThoughtMs);
          else if (payment && fate < 0.9) void decide(payment, "DECLINED", numbers.next() * longestThoughtMs);
          return { redirectUrl: null, instructions: null, expiresAt: new Date(Date.now() + 900_000) };
        }),
      payOut: (order) =>
        atBank(() => {
          const payment = record(order, "withdrawal");
          const status = numbers.chance(0.8) ? "PAID" : "FAILED";
          if (payment) void decide(payment, status, numbers.next() * longestThoughtMs);
          return undefined;
        }),
      isSigned: (headers, rawBody) => headers["x-signature"] === sign(rawBody),
      readEvent: async (rawBody) => {
        const event = JSON.parse(rawBody) as ProviderEvent & { amountMinor: string };
        return { ...event, amountMinor: BigInt(event.amountMinor) };
      },
      report: async () => [],
    } satisfies PaymentProvider,
  };
}
export type Bank = ReturnType<typeof createBank>;
