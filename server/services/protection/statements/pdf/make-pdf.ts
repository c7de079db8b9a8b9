import { Worker } from "node:worker_threads";
import { createConcurrencyLimit, QueueFullError } from "../../../../kit/concurrency-limit.ts";
import type { PdfDocument } from "./pdf-document.ts";

const program = new URL("./pdf-worker.ts", import.meta.url);
const maxMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Only one PDF is drawn at a time, which keeps the other cores free for players' requests. */
const oneAtATime = createConcurrencyLimit(1, 20);

/** Draws the document in a worker. Returns undefined while too many others are waiting. */
export async function makePdf(document: PdfDocument): Promise<Buffer | undefined> {
  try {
    return await oneAtATime.run("", () => drawInWorker(document));
  } catch (error) {
    if (error instanceof QueueFullError) return undefined;
    throw error;
  }
}

function drawInWorker(document: PdfDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(program, { workerData: document, resourceLimits, execArgv: [], stderr: true });
  const timer = setTimeout(() => reject(new Error("Drawing a statement took too long")), maxMs);
  worker.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The worker ended before the statement was drawn")));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
