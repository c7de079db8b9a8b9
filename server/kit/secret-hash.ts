import { availableParallelism } from "node:os";
import type { Algorithm } from "@node-rs/argon2";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { createHashWorkers } from "./hash-workers.ts";

/** How many hashes run at once, each in a separate thread. The limit leaves cores for all other requests. */
export const hashingSlots = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));
/** The threads belong to the process, so all services share this limit. */
const hashing = createConcurrencyLimit(hashingSlots);

/** The hash takes about 50 ms on one core: slow for guessing, acceptable for signing in. It runs off the event loop. */
const argon2id: Algorithm.Argon2id = 2;
const fullCost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const cheapCost = { ...fullCost, memoryCost: 64, timeCost: 1 };
let cost = fullCost;
let decoyHash: Promise<string> | undefined;

/** Switches to cheap hashing for tests, which hash thousands of secrets that protect nothing. */
export function hashCheaply(isCheap: boolean): void {
  if (process.env.NODE_ENV !== "test") throw new Error("secrets are hashed cheaply in tests only");
  cost = isCheap ? cheapCost : fullCost;
  decoyHash = undefined;
}

type Argon2 = {
  hash(secret: string, options: typeof fullCost): Promise<string>;
  verify(secretHash: string, secret: string): Promise<boolean>;
};

/**
 * Hashes and checks secrets, with a limited number at a time. Tests pass their own algorithm to count how many run at
 * once.
 */
export function createSecretHashing(argon2: Argon2) {
  return {
    hashSecret: (secret: string): Promise<string> =>
      hashing.run("", () => argon2.hash(normalised(secret), cost)),
    isSecret: (secretHash: string, secret: string): Promise<boolean> =>
      hashing.run("", () => argon2.verify(secretHash, normalised(secret))),
  };
}

export const { hashSecret, isSecret } = createSecretHashing(createHashWorkers());

/**
 * Takes as long as checking a real hash, and always fails, so that the response time does not reveal that
 * there is no hash to check.
 */
export async function checkNoSecret(secret: string): Promise<false> {
  decoyHash ??= hashSecret("the hash of nobody's password");
  await isSecret(await decoyHash, secret);
  return false;
}

/** Normalises text, because the same characters typed on another keyboard must give the same hash. */
function normalised(secret: string): string {
  return secret.normalize("NFKC");
}
