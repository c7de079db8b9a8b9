import { createHash, randomBytes } from "node:crypto";

export type Random = {
  bytes(count: number): Buffer;
  /** Returns an unguessable id with a prefix, e.g. `player_k3v0…`. */
  id(prefix: string): string;
  /** Returns a whole number from 0 up to but not including the maximum, each equally likely. */
  integer(maxExclusive: number): number;
  /** Returns the given number of random decimal digits as text, including leading zeros. */
  digits(count: number): string;
};

const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const idBytes = 20;

export const systemRandom: Random = createRandom(randomBytes);

/** Creates a generator that returns the same values for the same seed, for tests only. */
export function seededRandom(seed: string): Random {
  let block = 0;
  return createRandom((count) => {
    const parts: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      parts.push(createHash("sha256").update(`${seed}:${block++}`).digest());
    }
    return Buffer.concat(parts).subarray(0, count);
  });
}

function createRandom(bytes: (count: number) => Buffer): Random {
  const integer = (maxExclusive: number): number => {
    if (!Number.isSafeInteger(maxExclusive) || maxExclusive < 1 || maxExclusive > 2 ** 48) {
      throw new RangeError(`integer() takes a maximum from 1 to 2^48, not ${maxExclusive}`);
    }
    // Values from the incomplete last range would make small results more likely, so they are rejected.
    const limit = 2 ** 48 - (2 ** 48 % maxExclusive);
    for (;;) {
      const value = bytes(6).readUIntBE(0, 6);
      if (value < limit) return value % maxExclusive;
    }
  };
  return {
    bytes,
    integer,
    // 32 letters divide 256 evenly, so each byte's remainder is unbiased: 20 letters have 100 bits of
    // entropy.
    id: (prefix) => `${prefix}_${[...bytes(idBytes)].map((byte) => idAlphabet[byte % 32]).join("")}`,
    digits: (count) => Array.from({ length: count }, () => integer(10)).join(""),
  };
}
