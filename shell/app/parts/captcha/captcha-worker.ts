import { sha256Hex } from "./sha256.ts";

export type CaptchaTask = { challenge: string; salt: string; maxnumber: number };
export type CaptchaNews = { tried: number } | { solution: number | null };

const REPORT_EVERY = 2_000;

/** Counts up until the number behind the challenge is found, and says now and then how far it is. */
addEventListener("message", ({ data }: MessageEvent<CaptchaTask>) => {
  const tell = (news: CaptchaNews) => postMessage(news);
  for (let number = 0; number <= data.maxnumber; number += 1) {
    if (sha256Hex(data.salt + number) === data.challenge) return tell({ solution: number });
    if (number % REPORT_EVERY === 0) tell({ tried: number });
  }
  tell({ solution: null });
});
