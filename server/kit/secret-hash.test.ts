import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkNoSecret, hashCheaply, hashSecret, isSecret } from "./secret-hash.ts";

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
    // The fastest of several runs is the cost of the hash itself, regardless of other load.
    for (let i = 0; i < 8; i++) {
      quickest.somebody = Math.min(quickest.somebody, await timed(() => isSecret(hash, "wrong")));
      quickest.nobody = Math.min(quickest.nobody, await timed(() => checkNoSecret("wrong")));
    }
    expect(quickest.nobody / quickest.somebody).toBeGreaterThan(0.5);
    expect(quickest.nobody / quickest.somebody).toBeLessThan(2);
  });
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
