import { loadConfig } from "../kit/config.ts";
import { createKit } from "../kit/create-kit.ts";
import { paymentProviders } from "./payment-providers.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { createServices } from "./services.ts";
import { startServer } from "./start-server.ts";

await runUntilStopped(async () => {
  const config = loadConfig({ ...process.env, PARLOUR_MODE: "production" });
  const { kit, idempotency, startFacts, migrate, close } = await createKit({ config });
  try {
    const services = createServices({ payments: () => paymentProviders(config) });
    await migrate(services);
    const server = await startServer({ kit, idempotency, startFacts, services, shell: "built" });
    kit.log.info({ origin: server.origin }, "serving");
    return {
      async close() {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
});
