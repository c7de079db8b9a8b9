import { createHash } from "node:crypto";

/** Returns a hash that identifies a document's content; it is also used as its ETag. */
export function checksumOf(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
