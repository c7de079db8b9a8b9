import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { createPdfCheck } from "./check-pdf.ts";

/** Checks a file with a worker that runs this code instead of the parser. */
const checkWith = (code: string, maxMs: number) =>
  createPdfCheck({ program: new URL(`data:text/javascript,${encodeURIComponent(code)}`), maxMs })(
    Buffer.from("%PDF"),
    "tester",
  );

test("the fault that the parser finds is the answer", async () => {
  const post = (fault: string) =>
    checkWith(`import { parentPort } from "node:worker_threads"; parentPort.postMessage(${fault});`, 60_000);
  expect(await post('"FILE_UNSAFE"')).toBe("FILE_UNSAFE");
  expect(await post("undefined")).toBeUndefined();
});

test("a file that is parsed for too long is refused, and the event loop stays free meanwhile", async () => {
  const before = performance.eventLoopUtilization();
  expect(await checkWith("for (;;) {}", 1_000)).toBe("FILE_TOO_COMPLEX");
  // In the event loop, the endless work would have used all of the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test("a file that needs too much memory is refused, and so is one that ends the parser", async () => {
  const greedy = "const all = []; for (;;) all.push(new Array(100_000).fill({}));";
  expect(await checkWith(greedy, 120_000)).toBe("FILE_TOO_COMPLEX");
  expect(await checkWith('throw new Error("a defect")', 120_000)).toBe("FILE_TOO_COMPLEX");
  expect(await checkWith("process.exit(0)", 120_000)).toBe("FILE_TOO_COMPLEX");
});
