import { createHmac } from "node:crypto";
import { z } from "zod";
import type { ExclusionRegisterProvider } from "../../../kit/ports/exclusion-register.ts";
import type { Fetch } from "../../../kit/tracing/provider-fetch.ts";

const answer = z.object({
  excluded: z.boolean(),
  until: z.iso.datetime({ offset: true }).nullable().default(null),
});

type HttpRegister = { url: string; secret: string; timeoutMs: number };

/**
 * Creates a client for a register over HTTP. `README.md` describes the request, its signature and the answer.
 */
export function httpRegister(
  { url, secret, timeoutMs }: HttpRegister,
  ask: Fetch = fetch,
): ExclusionRegisterProvider {
  return {
    code: "http",
    async ask({ email, firstName, lastName, birthDate }) {
      const body = JSON.stringify({ email, firstName, lastName, birthDate });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      const response = await ask(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-timestamp": timestamp,
          "x-signature": signature,
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status !== 200) throw new Error(`The exclusion register answered ${response.status}`);
      const { excluded, until } = answer.parse(await response.json());
      return { isExcluded: excluded, until: until === null ? null : new Date(until) };
    },
  };
}
