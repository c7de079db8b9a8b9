// Draws one document in its own thread, so that the server can answer other requests.
import { parentPort, workerData } from "node:worker_threads";
import { drawDocument } from "./draw-document.ts";
import type { PdfDocument } from "./pdf-document.ts";

const bytes = await drawDocument(workerData as PdfDocument);
parentPort!.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
