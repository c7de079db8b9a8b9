import { sha256Hex } from "./sha256.ts";

export type CaptchaTask = { challenge: string; salt: string; maxnumber: number };
export type CaptchaProgress = { tried: number } | { solution: number | null };

const REPORT_EVERY = 2_000;

/** Tries numbers until one solves the challenge, and reports progress. */
addEventListener("message", ({ data }: MessageEvent<CaptchaTask>) => {
  const report = (progress: CaptchaProgress) => postMessage(progress);
  for (let number = 0; number <= data.maxnumber; number += 1) {
    if (sha256Hex(data.salt + number) === data.challenge) return report({ solution: number });
    if (number % REPORT_EVERY === 0) report({ tried: number });
  }
  report({ solution: null });
});
