import { createHash } from "node:crypto";

/** Tells documents apart; also what browsers ask again by. */
export function checksumOf(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
