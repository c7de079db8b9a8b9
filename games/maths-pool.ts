import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameFigures } from "./kit/math/figures.ts";

type Answer = { figures: GameFigures } | { fault: string };

/** Runs the long proofs on every core; the first that fails fails all. */
export async function runJobs(names: readonly string[]): Promise<GameFigures[]> {
  const waiting = [...names];
  const done: GameFigures[] = [];
  const lanes = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    const worker = new Worker(new URL("./maths-worker.ts", import.meta.url));
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const answer = await ask(worker, name);
        if ("fault" in answer) throw new Error(answer.fault);
        done.push(answer.figures);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(lanes);
  return done;
}

function ask(worker: Worker, name: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.postMessage(name);
  });
}
