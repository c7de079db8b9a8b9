import { expect, it } from "vitest";
import type { Kit } from "../../kit/kit.ts";
import { seededRandom } from "../../kit/random.ts";
import { seal, unseal } from "./secret-box.ts";

const kitWith = (encryption: string) =>
  ({ random: seededRandom("box"), config: { secrets: { encryption } } }) as unknown as Kit;
const kit = kitWith("a secret of the server");

it("opens what it sealed, and shows nothing of it", () => {
  const sealed = seal(kit, "player_a", "JBSWY3DPEHPK3PXP");
  expect(unseal(kit, "player_a", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed.includes("JBSWY3DPEHPK3PXP")).toBe(false);
});

it("does not open for another player, another key, or after a change", () => {
  const sealed = seal(kit, "player_a", "JBSWY3DPEHPK3PXP");
  expect(() => unseal(kit, "player_b", sealed)).toThrow();
  expect(() => unseal(kitWith("another"), "player_a", sealed)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => unseal(kit, "player_a", sealed)).toThrow();
});
