import type { Service } from "../../../kit/service.ts";
import { deliverDue, type SendMessage } from "./deliver.ts";
import { actOnSandboxPayment } from "./routes/act-on-sandbox-payment.ts";
import { showSandboxPayment } from "./routes/show-sandbox-payment.ts";

export { sandboxDeclaration } from "./declaration.ts";
export { createSandboxProvider, sandboxProviderCode } from "./provider.ts";
export { type PastPayment, seedProviderPayments } from "./seed-payments.ts";

const tickMs = 500;

/** Simulates a payment company. Production never registers it. */
export function paymentProviderService(sendMessage: SendMessage): Service {
  return {
    name: "payment-provider",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      if (kit.config.mode !== "sandbox") throw new Error("the payment provider is for the sandbox only");
      return [showSandboxPayment(kit), actOnSandboxPayment(kit, sendMessage)];
    },
    async start(kit) {
      let running: Promise<void> | undefined;
      const tick = () => {
        running ??= deliverDue(kit, sendMessage)
          .catch((error: unknown) =>
            kit.log.warn({ err: error }, "the sandbox's payment provider could not deliver its messages"),
          )
          .finally(() => {
            running = undefined;
          });
      };
      const timer = setInterval(tick, tickMs);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
