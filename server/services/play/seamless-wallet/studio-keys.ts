import { createHmac } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/**
 * The key of a studio, made from the server's own secret: it lies in no table, each studio has its own, and raising
 * the version makes a new one.
 */
export function studioKey(config: Pick<Config, "secrets">, studio: string, version: number): string {
  return createHmac("sha256", config.secrets.provider)
    .update(`seamless-wallet:${studio}:${version}`)
    .digest("base64url");
}

/** The time and the path are signed too, so that nothing can be sent again later or to another call. */
export function signStudioRequest(key: string, timestamp: string, path: string, body: string): string {
  return createHmac("sha256", key).update(`${timestamp}\n${path}\n${body}`).digest("hex");
}
