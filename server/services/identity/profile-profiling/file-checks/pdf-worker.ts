// Checks one PDF in its own thread, which the parent may stop at any time.
import { parentPort, workerData } from "node:worker_threads";
import { checkPdfText } from "./check-pdf-text.ts";
import { readPdf } from "./read-pdf.ts";

const bytes = Buffer.from(workerData as Uint8Array);
parentPort!.postMessage((await checkPdfText(bytes)) ?? (await readPdf(bytes)));
