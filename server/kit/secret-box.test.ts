import { expect, it } from "vitest";
import type { Kit } from "./kit.ts";
import { seededRandom } from "./random.ts";
import { seal, unseal } from "./secret-box.ts";

const kitWith = (encryption: string) =>
  ({ random: seededRandom("box"), config: { secrets: { encryption } } }) as unknown as Kit;
const kit = kitWith("a secret of the server");

it("decrypts what it encrypted, and reveals nothing of it", () => {
  const sealed = seal(kit, "two-factor secrets", "player_a", "JBSWY3DPEHPK3PXP");
  expect(unseal(kit, "two-factor secrets", "player_a", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed.includes("JBSWY3DPEHPK3PXP")).toBe(false);
});

it("does not decrypt for another player, with another key, or after a change", () => {
  const sealed = seal(kit, "two-factor secrets", "player_a", "JBSWY3DPEHPK3PXP");
  expect(() => unseal(kit, "two-factor secrets", "player_b", sealed)).toThrow();
  expect(() => unseal(kitWith("another"), "two-factor secrets", "player_a", sealed)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => unseal(kit, "two-factor secrets", "player_a", sealed)).toThrow();
});

it("does not decrypt for another purpose", () => {
  const sealed = seal(kit, "server seeds", "player_a", "JBSWY3DPEHPK3PXP");
  expect(() => unseal(kit, "two-factor secrets", "player_a", sealed)).toThrow();
});
