import { parentPort } from "node:worker_threads";
import { jobs } from "./maths-jobs.ts";

/** Takes the names of jobs, one after the other, and answers their figures. */
parentPort?.on("message", (name: string) => {
  try {
    parentPort?.postMessage({ figures: jobs[name]!() });
  } catch (error) {
    parentPort?.postMessage({ fault: `${name}: ${(error as Error).message}` });
  }
});
