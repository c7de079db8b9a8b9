import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Matches common suffixes of a bad password, as in `dragon2024!`. */
const addedAtEnd = /[^\p{L}]{1,6}$/u;

const lookalikes: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
};

let known: Uint32Array | undefined;

/**
 * Returns whether the password is among the most common breached ones, or differs from one of them only in case, in
 * digits that look like letters, or in a few trailing digits and symbols.
 */
export function isBreachedPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(addedAtEnd, "");
  return [lower, bare, asLetters(lower), asLetters(bare)].some((form) => isKnown(form));
}

/**
 * Returns four bytes of a password's hash. They keep the list small and free of clear-text passwords; about one in a
 * hundred thousand good passwords is refused by coincidence.
 */
export function fingerprintOf(password: string): number {
  return createHash("sha256").update(password).digest().readUInt32LE(0);
}

function isKnown(password: string): boolean {
  known ??= load();
  const wanted = fingerprintOf(password);
  let low = 0;
  let high = known.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = known[middle]!;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function load(): Uint32Array {
  const file = readFileSync(new URL("breached-passwords.bin", import.meta.url));
  return Uint32Array.from({ length: file.length / 4 }, (_, index) => file.readUInt32LE(index * 4));
}

function asLetters(text: string): string {
  return text.replace(/[@431!05$]/g, (sign) => lookalikes[sign]!);
}
