import type { Service } from "../../../kit/service.ts";
import { areaChecker } from "./check-areas.ts";
import { getSiteStatus } from "./routes/get-site-status.ts";

const checkIntervalMs = 30_000;

/** Tells players which parts of the site are available, based on how their requests are answered. */
export const siteStatusService: Service = {
  name: "site-status",
  migrations: new URL("migrations/", import.meta.url),
  routes: (kit) => [getSiteStatus(kit)],
  async start(kit) {
    const check = areaChecker(kit);
    const run = () =>
      check().catch((error: unknown) => kit.log.warn({ err: error }, "the site's status was not checked"));
    // The first check is awaited, so that even the first request finds a status.
    await run();
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = running.then(run);
    }, checkIntervalMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  },
};
