import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import {
  checkNoSecret,
  createSecretHashing,
  hashCheaply,
  hashingSlots,
  hashSecret,
  isSecret,
} from "./secret-hash.ts";

describe("a hashed secret", () => {
  beforeAll(() => hashCheaply(false));
  afterAll(() => hashCheaply(true));

  it("is argon2id with its own salt", async () => {
    const [one, other] = await Promise.all([hashSecret("2580"), hashSecret("2580")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isSecret(one, "2580")).toBe(true);
    expect(await isSecret(one, "2581")).toBe(false);
  });

  it("is the same for any Unicode composition", async () => {
    expect(
      await isSecret(await hashSecret("cr\u00e8me br\u00fbl\u00e9e"), "cre\u0300me bru\u0302le\u0301e"),
    ).toBe(true);
  });

  it("is cheap in tests only", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(() => hashCheaply(true)).toThrow();
    vi.unstubAllEnvs();
  });

  it("takes as long to check for an unknown account as for a known one", async () => {
    const hash = await hashSecret("somebody's");
    expect(await checkNoSecret("nobody's password")).toBe(false);
    const quickest = { somebody: Number.POSITIVE_INFINITY, nobody: Number.POSITIVE_INFINITY };
    // The fastest of several runs is the cost of the hash itself, regardless of other load. On a busy machine, it takes
    // more runs until both hashes have had an undisturbed one.
    const ratio = () => quickest.nobody / quickest.somebody;
    for (let i = 0; i < 8 || (i < 80 && !(ratio() > 0.5 && ratio() < 2)); i++) {
      quickest.somebody = Math.min(quickest.somebody, await timed(() => isSecret(hash, "wrong")));
      quickest.nobody = Math.min(quickest.nobody, await timed(() => checkNoSecret("wrong")));
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });
});

test("no more hashes run at once than there are slots, whether they are made or checked", async () => {
  let running = 0;
  let most = 0;
  const counted = async <Result>(result: Result) => {
    most = Math.max(most, ++running);
    await setImmediate();
    running--;
    return result;
  };
  const hashing = createSecretHashing({ hash: () => counted("hash"), verify: () => counted(true) });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => [hashing.hashSecret("2580"), hashing.isSecret("hash", "2580")]).flat(),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => ["hash", true]).flat());
  expect(most).toBe(hashingSlots);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
