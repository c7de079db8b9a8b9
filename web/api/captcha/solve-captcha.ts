import { createCaptcha } from "@parlour/contracts/calls/identity/login-service/create-captcha";
import { client } from "../client.ts";
import type { CaptchaProgress } from "./captcha-worker.ts";

const getChallenge = client(createCaptcha);

/**
 * Solves a proof-of-work challenge, which takes about a second, and returns the token. A worker does this, so
 * that the page stays responsive; `progress` goes from 0 to 1.
 */
export async function solveCaptcha(onProgress: (progress: number) => void): Promise<string> {
  const task = await getChallenge();
  const worker = new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" });
  try {
    const number = await new Promise<number>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CaptchaProgress>) => {
        if ("tried" in data) onProgress(data.tried / task.maxnumber);
        else if (data.solution === null) reject(new Error("The challenge has no solution"));
        else resolve(data.solution);
      };
      worker.onerror = () => reject(new Error("The worker failed"));
      worker.postMessage(task);
    });
    onProgress(1);
    const { algorithm, challenge, salt, signature } = task;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  } finally {
    worker.terminate();
  }
}
