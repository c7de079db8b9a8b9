import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";
import { checkProviderEvent, parseProviderBody } from "../../../kit/ports/provider-event.ts";

export const signatureHeader = "x-sandbox-signature";

/** The body of a message. Amounts are text, because JSON numbers cannot represent all of them exactly. */
type Body = Omit<ProviderEvent, "amountMinor"> & { amountMinor: string | null };

export function writeEvent(event: ProviderEvent): string {
  return JSON.stringify({ ...event, amountMinor: event.amountMinor?.toString() ?? null } satisfies Body);
}

export function sign(secret: string, rawBody: string): string {
  return createHmac("sha256", secret).update(rawBody).digest("hex");
}

export function isSigned(secret: string, headers: Record<string, unknown>, rawBody: string): boolean {
  const given = Buffer.from(String(headers[signatureHeader] ?? ""), "utf8");
  const due = Buffer.from(sign(secret, rawBody), "utf8");
  return given.length === due.length && timingSafeEqual(given, due);
}

const message = z.looseObject({
  amountMinor: z
    .string()
    .regex(/^\d{1,19}$/)
    .nullable(),
});

export function readEvent(rawBody: string): ProviderEvent {
  const { amountMinor, ...event } = parseProviderBody(rawBody, message);
  return checkProviderEvent({ ...event, amountMinor: amountMinor === null ? null : BigInt(amountMinor) });
}
