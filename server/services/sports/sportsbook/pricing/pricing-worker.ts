import { parentPort } from "node:worker_threads";
import { type PricingJob, runPricingJob } from "./pricing-jobs.ts";

parentPort!.on("message", ({ job }: { job: PricingJob }) => {
  try {
    parentPort!.postMessage({ answer: runPricingJob(job) });
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});
