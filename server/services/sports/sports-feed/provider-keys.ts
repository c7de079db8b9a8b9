import { createHmac } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/** Derives a provider's key from the server's secret. A higher version gives a new key. */
export function feedProviderKey(config: Pick<Config, "secrets">, provider: string, version: number): string {
  return createHmac("sha256", config.secrets.provider)
    .update(`sports-feed:${provider}:${version}`)
    .digest("base64url");
}
