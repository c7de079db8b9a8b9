import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** About 50 ms on one core: slow for guessing, acceptable for signing in. It runs off the event loop. */
const argon2id: Algorithm.Argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashSecret(secret: string): Promise<string> {
  return hash(normalised(secret), options);
}

export function isSecret(secretHash: string, secret: string): Promise<boolean> {
  return verify(secretHash, normalised(secret));
}

let hashOfNothing: Promise<string> | undefined;

/** Takes as long as checking a real hash, and always fails. */
export async function checkNoSecret(secret: string): Promise<false> {
  hashOfNothing ??= hashSecret("the hash of nobody's password");
  await isSecret(await hashOfNothing, secret);
  return false;
}

/** The same characters typed on another keyboard must give the same hash. */
function normalised(secret: string): string {
  return secret.normalize("NFKC");
}
