import { createHmac } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/** A provider's key, derived from the server's secret: a higher version gives a new key. */
export function feedProviderKey(config: Pick<Config, "secrets">, provider: string, version: number): string {
  return createHmac("sha256", config.secrets.provider)
    .update(`sports-feed:${provider}:${version}`)
    .digest("base64url");
}
