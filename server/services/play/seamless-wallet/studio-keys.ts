import { createHmac } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/** Derives a studio's key from the server's secret. The key is stored nowhere, and a higher version gives a new key. */
export function studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string {
  return createHmac("sha256", config.secrets.provider)
    .update(`seamless-wallet:${studio}:${version}`)
    .digest("base64url");
}
