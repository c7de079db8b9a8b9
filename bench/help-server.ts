// Runs the help service with ten thousand articles in a separate process. Reports its address and how long
// the articles took to index.
import type { AddressInfo } from "node:net";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { createSitePorts } from "@parlour/server/main/compose-site";
import { createHelpIndex, helpService, indexStore } from "@parlour/server/services/site/help";
import { siteConfigService } from "@parlour/server/services/site/site-config";
import { openEmbedded, openOnServer } from "./bench-database.ts";
import { generateArticles } from "./help-articles.ts";

const [engine, count] = process.argv.slice(2);

const target = engine === "embedded" ? await openEmbedded() : (await openOnServer(5))!;
const config = testConfig({ databaseUrl: target.url, logLevel: "warn" });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });
const site = createSitePorts(kit);
// No language is published, so the service does not rebuild the index that the benchmark fills itself.
const settings = { get: async () => ({ ...(await site.settings.get()), languagesPublished: [] }) };
const content = { list: async () => [], onChange: () => () => {} };
const help = helpService({
  index: createHelpIndex(kit, { content, settings }),
  settings,
  location: {
    find: async () => null,
    findForContent: async () => null,
    requireServed: async () => undefined,
  },
});
await migrate([siteConfigService(site), help]);
const startedMs = performance.now();
const index = indexStore(kit);
await index.replace(
  "default",
  "en",
  generateArticles(Number(count)).map(({ path, title, text }) => ({
    path,
    parentPath: path.slice(0, path.lastIndexOf("/")),
    position: 1,
    title,
    description: "",
    icon: "",
    popular: false,
    related: [],
    text,
    geoFilter: null,
    checksum: path,
  })),
);
await index.settle();
const indexedMs = performance.now() - startedMs;
const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, help.routes(kit)),
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  load: neverOverloaded,
});
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => {
  void app
    .close()
    .then(close)
    .then(target.close)
    .finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, indexedMs }) });
