import { createHash } from "node:crypto";
import type { Random } from "./random.ts";

const tokenBytes = 32;

/** Creates an unguessable token for a link, and the hash under which it is stored. */
export function createSecretToken(random: Random): { token: string; hash: Buffer } {
  const token = random.bytes(tokenBytes).toString("base64url");
  return { token, hash: hashSecretToken(token) };
}

/** Hashes a token. A plain hash is enough, because 256 random bits cannot be guessed. */
export function hashSecretToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
