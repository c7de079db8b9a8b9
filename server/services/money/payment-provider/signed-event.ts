import { createHmac, timingSafeEqual } from "node:crypto";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";

export const signatureHeader = "x-sandbox-signature";

/** The message body: amounts are text, because JSON numbers cannot hold all of them exactly. */
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

export function readEvent(rawBody: string): ProviderEvent {
  const { amountMinor, ...event } = JSON.parse(rawBody) as Body;
  return { ...event, amountMinor: amountMinor === null ? null : BigInt(amountMinor) };
}
