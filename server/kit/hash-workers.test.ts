import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createHashWorkers } from "./hash-workers.ts";

/** A hash that is slow enough for a test to notice what has to wait for it. */
const slow = { algorithm: 2, memoryCost: 19_456, timeCost: 12, parallelism: 1 };
const cheap = { ...slow, memoryCost: 64, timeCost: 1 };

test("hashes and checks in threads of its own", async () => {
  const { hash, verify } = createHashWorkers();
  const secretHash = await hash("2580", cheap);
  expect(secretHash).toMatch(/^\$argon2id\$/);
  expect(await Promise.all([verify(secretHash, "2580"), verify(secretHash, "2581")])).toEqual([true, false]);
});

test("a hash that can't be read is an error, and the thread goes on", async () => {
  const { hash, verify } = createHashWorkers();
  await expect(verify("no hash", "2580")).rejects.toThrow();
  expect(await verify(await hash("2580", cheap), "2580")).toBe(true);
});

test("Reliability: files are read while more secrets are hashed than libuv has threads", async () => {
  const { hash } = createHashWorkers();
  // The hashing threads are started before the measurement, because starting them reads files as
  // well.
  await Promise.all(Array.from({ length: 8 }, () => hash("2580", cheap)));
  let hashed = 0;
  const hashing = Promise.all(
    Array.from({ length: 8 }, async () => {
      await hash("2580", slow);
      hashed++;
    }),
  );
  await Promise.all(Array.from({ length: 20 }, () => readFile(new URL(import.meta.url))));
  // If the hashes ran on libuv's four threads, the file reads would wait until at least five hashes
  // are done.
  expect(hashed).toBeLessThan(4);
  await hashing;
});
