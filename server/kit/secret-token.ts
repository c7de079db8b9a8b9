import { createHash } from "node:crypto";
import type { Random } from "./random.ts";

const tokenBytes = 32;

/** A token for a link that nobody can guess, and the hash under which it is kept. */
export function createSecretToken(random: Random): { token: string; hash: Buffer } {
  const token = random.bytes(tokenBytes).toString("base64url");
  return { token, hash: hashSecretToken(token) };
}

/** A plain hash is enough: 256 random bits cannot be found by trying. */
export function hashSecretToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
