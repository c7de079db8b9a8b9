import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Checks the signature of a webhook. BTCPay Server signs the body with the webhook's secret: `BTCPay-Sig:
 * sha256=<hex>`.
 */
export function isSignedByBtcPay(secret: string, header: unknown, rawBody: string): boolean {
  const due = Buffer.from(`sha256=${createHmac("sha256", secret).update(rawBody, "utf8").digest("hex")}`);
  const given = Buffer.from(typeof header === "string" ? header : "");
  return given.length === due.length && timingSafeEqual(given, due);
}
