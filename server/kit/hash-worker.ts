// Hashes secrets in its own thread, one at a time.
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashingTask } from "./hash-workers.ts";

parentPort!.on("message", (task: HashingTask) => {
  try {
    const result =
      task.kind === "hash" ? hashSync(task.secret, task.options) : verifySync(task.secretHash, task.secret);
    parentPort!.postMessage({ result });
  } catch (error) {
    parentPort!.postMessage({ fault: (error as Error).message });
  }
});
