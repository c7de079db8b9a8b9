import { Worker } from "node:worker_threads";
import { createCheckQueue } from "./check-queue.ts";
import type { FileFault } from "./file-fault.ts";

type PdfCheck = (bytes: Buffer, owner: string) => Promise<FileFault | "BUSY" | undefined>;
type Limits = {
  /** The program of the worker; it posts the file's fault. */
  program: URL;
  maxMs: number;
};

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/**
 * PDFs are checked one at a time, because a malicious file may use a whole core until the timeout, and players need
 * the other cores. An upload is refused if it waits for longer than two such files take; the player can then try
 * again.
 */
export function createPdfCheck(limits: Limits): PdfCheck {
  const queue = createCheckQueue({ perOwner: 2, longestWaitMs: 2 * limits.maxMs });
  return (bytes, owner) => queue.run(owner, () => checkInWorker(bytes, limits));
}

/**
 * Checks a PDF in a worker with limits of time and memory. A file that exceeds them is refused. Returns "BUSY" if other
 * files take too long, or if too many files of this owner are already waiting.
 */
export const checkPdf = createPdfCheck({
  program: new URL("./pdf-worker.ts", import.meta.url),
  maxMs: 10_000,
});

function checkInWorker(bytes: Buffer, { program, maxMs }: Limits): Promise<FileFault | undefined> {
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
