import { expect, test, vi } from "vitest";
import { startPaymentJobs } from "./jobs.ts";
import type { ReviewParts } from "./parts.ts";

/** Starts the jobs with a database that fails every transaction; returns them by name. */
async function brokenJobs(rows: unknown[], report: () => Promise<never>) {
  const jobs = new Map<string, () => Promise<void>>();
  const transaction = vi.fn().mockRejectedValue(new Error("This deposit is broken."));
  const kit = {
    db: { query: async () => rows, transaction },
    clock: { now: () => new Date(0) },
    jobs: {
      work: async (name: string, handler: () => Promise<void>) => jobs.set(name, handler),
      schedule: async () => {},
    },
  };
  const providers = ["one", "two"].map((code) => ({ code, report }));
  await startPaymentJobs({ kit, providers } as unknown as ReviewParts);
  return { run: (name: string) => jobs.get(name)!(), transaction };
}

test("a deposit that cannot expire does not hold up the others", async () => {
  const { run, transaction } = await brokenJobs([{ id: "one" }, { id: "two" }], vi.fn());
  await expect(run("deposit-expiry")).rejects.toThrow();
  expect(transaction).toHaveBeenCalledTimes(2);
});

test("a provider without a report does not keep us from checking the others", async () => {
  const report = vi.fn().mockRejectedValue(new Error("This provider does not answer."));
  const { run } = await brokenJobs([], report);
  await expect(run("payment-reconciliation")).rejects.toThrow();
  expect(report).toHaveBeenCalledTimes(2);
});
