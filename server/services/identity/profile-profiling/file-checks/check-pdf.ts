import { Worker } from "node:worker_threads";
import { createConcurrencyLimit } from "../../../../kit/concurrency-limit.ts";
import type { FileFault } from "./file-fault.ts";

const program = new URL("./pdf-worker.ts", import.meta.url);
const maxMs = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/**
 * PDFs are checked one at a time, because a malicious file may use a whole core until the timeout, and players need the
 * other cores.
 */
const oneAtATime = createConcurrencyLimit(1);

/** Checks a PDF in a worker with limits of time and memory. A file that exceeds them is refused. */
export function checkPdf(bytes: Buffer): Promise<FileFault | undefined> {
  return oneAtATime.run("", () => checkInWorker(bytes));
}

function checkInWorker(bytes: Buffer): Promise<FileFault | undefined> {
  const { promise, resolve } = Promise.withResolvers<FileFault | undefined>();
  const worker = new Worker(program, { workerData: bytes, resourceLimits, execArgv: [], stderr: true });
  const end = (fault: FileFault | undefined) => {
    clearTimeout(timer);
    resolve(fault);
    void worker.terminate();
  };
  const timer = setTimeout(() => end("FILE_TOO_COMPLEX"), maxMs);
  worker.once("message", end);
  // The worker ran out of memory or the parser has a defect; either way, the file can't be read.
  worker.once("error", () => end("FILE_TOO_COMPLEX"));
  worker.once("exit", () => end("FILE_TOO_COMPLEX"));
  return promise;
}
