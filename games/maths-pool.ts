import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameFigures } from "./kit/math/figures.ts";

type Answer = { figures: GameFigures } | { fault: string };

/** Runs slow proofs on all cores. If one fails, the whole run fails. */
export async function runProofs(slugs: readonly string[]): Promise<GameFigures[]> {
  const waiting = [...slugs];
  const done: GameFigures[] = [];
  const lanes = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    const worker = new Worker(new URL("./maths-worker.ts", import.meta.url));
    try {
      for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
        const answer = await ask(worker, slug);
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

function ask(worker: Worker, slug: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.postMessage(slug);
  });
}
