import type { createCaptcha } from "@parlour/contracts/calls/identity/login-service/create-captcha";
import { client } from "@parlour/web/api/client";
import type { CaptchaNews } from "./captcha-worker.ts";

const getChallenge = client<typeof createCaptcha>("GET", "/services/login-service/v1/captcha");

/**
 * Has this device do a second of work and answers the token that proves it. The work is done in a worker, so
 * that the page stays awake; `progress` runs from 0 to 1.
 */
export async function solveCaptcha(onProgress: (progress: number) => void): Promise<string> {
  const task = await getChallenge();
  const worker = new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" });
  try {
    const number = await new Promise<number>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CaptchaNews>) => {
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
