import { createHash } from "node:crypto";

/** Identifies a document's content; also used as its ETag. */
export function checksumOf(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
