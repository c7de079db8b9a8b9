import { loadConfig } from "../kit/config.ts";
import { createKit } from "../kit/create-kit.ts";
import { createPorts, createServices } from "./compose.ts";
import { paymentProviders } from "./payment-providers.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { startServer } from "./start-server.ts";

await runUntilStopped(async () => {
  const config = loadConfig({ ...process.env, PARLOUR_MODE: "production" });
  const { kit, idempotency, startFacts, migrate, close } = await createKit({ config });
  try {
    const ports = createPorts(kit);
    const services = createServices(kit, ports, { payments: paymentProviders(config, kit.tracing) });
    await migrate(services);
    const server = await startServer({ kit, idempotency, startFacts, services, ports, shell: "built" });
    kit.log.info({ origin: server.origin }, "serving");
    return {
      drain: server.drain,
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
