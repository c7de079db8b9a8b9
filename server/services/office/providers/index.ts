import type { Service } from "../../../kit/service.ts";
import { expireKeys, expiryJob } from "./expire-keys.ts";
import { proposedProvider } from "./proposed-provider.ts";
import { proposedProviderKey } from "./proposed-provider-key.ts";
import { type ProviderPorts, writeCalls } from "./provider-parts.ts";
import { changeProvider } from "./routes/change-provider.ts";
import { collectProviderKey } from "./routes/collect-provider-key.ts";
import { getProvider } from "./routes/get-provider.ts";
import { listProviders } from "./routes/list-providers.ts";
import { testProvider } from "./routes/test-provider.ts";

export { withdrawHandovers } from "./handover-store.ts";
export { createProviderAlerts } from "./provider-alerts.ts";
export { testMessage } from "./test-message.ts";

const writeEveryMs = 10_000;
const retentionJob = "provider-minutes-retention";
const keptMs = 86_400_000;

/** Every provider of every kind: its health, keys, test calls and errors. */
export function providersService(ports: ProviderPorts): Service {
  return {
    name: "providers",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [listProviders, getProvider, testProvider, collectProviderKey, changeProvider].map((create) =>
        create({ ...ports, kit }),
      ),
    async start(kit) {
      kit.fourEyes.register(proposedProvider({ ...ports, kit }));
      kit.fourEyes.register(proposedProviderKey({ ...ports, kit }));
      const write = () =>
        writeCalls(kit).catch((error: unknown) =>
          kit.log.warn({ err: error }, "the calls to providers were not written"),
        );
      const timer = setInterval(write, writeEveryMs);
      timer.unref();
      await kit.jobs.work(retentionJob, async () => {
        const before = new Date(kit.clock.now().getTime() - keptMs);
        await kit.db.query("delete from provider_minutes where minute < $1", [before]);
      });
      await kit.jobs.schedule(retentionJob, "41 * * * *");
      await kit.jobs.work(expiryJob, () => expireKeys({ ...ports, kit }));
      await kit.jobs.schedule(expiryJob, "* * * * *");
      return async () => {
        clearInterval(timer);
        await write();
      };
    },
  };
}
