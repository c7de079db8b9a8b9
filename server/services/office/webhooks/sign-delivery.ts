import { createHmac } from "node:crypto";

const prefix = "whsec_";

export function formatWebhookSecret(key: Buffer): string {
  return `${prefix}${key.toString("base64")}`;
}

/**
 * Returns the headers of a delivery. They follow the Standard Webhooks specification, so that partners can check them
 * with existing libraries. There is one signature for each secret that is in use.
 */
export function signDelivery(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "user-agent": "Parlour-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
