// Creates `breached-passwords.bin`: run `node server/services/identity/profile/make-breached-passwords.ts`
// after the source list has changed.
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import { fingerprintOf } from "./breached-passwords.ts";

/** Shorter entries can't become a password that is valid on this site, even with a suffix. */
const shortestEntry = 4;

/** Returns the fingerprints of the most common breached passwords, sorted and without duplicates. */
export function makeBreachedPasswords(): Buffer {
  const entries = (dictionary["passwords-common"] as string[]).filter(
    (entry) => entry.length >= shortestEntry,
  );
  const fingerprints = Uint32Array.from(
    new Set(entries.map((entry) => fingerprintOf(entry.toLowerCase()))),
  ).sort();
  const file = Buffer.alloc(fingerprints.length * 4);
  for (const [index, fingerprint] of fingerprints.entries()) file.writeUInt32LE(fingerprint, index * 4);
  return file;
}

if (import.meta.main) {
  writeFileSync(new URL("breached-passwords.bin", import.meta.url), makeBreachedPasswords());
}
