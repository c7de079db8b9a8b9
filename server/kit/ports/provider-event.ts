import { z } from "zod";
import type { ProviderEvent } from "./payment-provider.ts";

/** Names must not contain control characters, which cannot be stored. */
const name = z.string().regex(/^[\P{Cc}]{1,200}$/u);
const largest = 1_000_000_000_000_000_000n;

const providerEvent = z
  .object({
    id: name,
    kind: z.enum(["deposit", "withdrawal"]),
    reference: name,
    status: z.enum(["PROCESSING", "COMPLETED", "DECLINED", "EXPIRED", "REVERSED", "PAID", "FAILED"]),
    amountMinor: z.bigint().min(0n).max(largest).nullable(),
    confirmations: z.number().int().min(0).max(1_000_000).nullable(),
    reason: z
      .string()
      .max(500)
      .regex(/^\P{Cc}*$/u)
      .nullable(),
  })
  .refine(({ status, amountMinor }) => status !== "COMPLETED" || amountMinor === null || amountMinor > 0n);

/** A signed message that cannot be read. Its sender gets 400, because sending it again would not help. */
export class ProviderEventError extends Error {}

/** Checks what a provider's adapter read from a message; throws `ProviderEventError`. */
export function checkProviderEvent(event: unknown): ProviderEvent {
  const parsed = providerEvent.safeParse(event);
  if (!parsed.success) throw new ProviderEventError(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Parses the JSON object in a message; throws `ProviderEventError` for anything else. */
export function parseProviderBody<Body>(rawBody: string, schema: z.ZodType<Body>): Body {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch (error) {
    throw new ProviderEventError("The message is not JSON", { cause: error });
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderEventError(z.prettifyError(parsed.error));
  return parsed.data;
}
