import { createHmac } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/**
 * A studio's key, derived from the server's secret: it is stored nowhere, and a higher version gives a new
 * key.
 */
export function studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string {
  return createHmac("sha256", config.secrets.provider)
    .update(`seamless-wallet:${studio}:${version}`)
    .digest("base64url");
}
