import type { Season } from "@parlour/sports";
import { expect, test } from "vitest";
import { createPricing } from "./pricing.ts";
import type { PricedMatch } from "./pricing-jobs.ts";

/** A worker that never finishes pricing a season. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ job }) => {
      if (job.kind === "season") for (;;);
      parentPort.postMessage({ answer: [] });
    });`)}`,
);

test("a price that never ends does not keep later ones from being computed", async () => {
  const pricing = createPricing({ program, longestMs: 3_000 });
  const endless = pricing.season({} as Season, 1);
  const later = pricing.markets({} as PricedMatch);
  await expect(endless).rejects.toThrow();
  expect(await later).toEqual([]);
  await pricing.close();
});
