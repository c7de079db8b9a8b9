import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameFigures } from "./kit/math/figures.ts";

type Answer = { figures: GameFigures } | { fault: string };

/** Runs the slow proof of each group of games on all cores. If one fails, the whole run fails. */
export async function runProofs(groups: readonly (readonly string[])[]): Promise<GameFigures[]> {
  const waiting = [...groups];
  const done: GameFigures[] = [];
  const lanes = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    const worker = new Worker(new URL("./maths-worker.ts", import.meta.url));
    try {
      for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
        const answer = await ask(worker, group[0]!);
        if ("fault" in answer) throw new Error(answer.fault);
        const { figures } = answer;
        done.push(...group.map((slug) => ({ ...figures, slug })));
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
    worker.once("error", reject);
    worker.once("message", (answer: Answer) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.postMessage(slug);
  });
}
