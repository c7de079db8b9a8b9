import { programmePlan } from "@parlour/contracts/entities/loyalty-programme";
import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultProgramme as plan } from "./default-programme.ts";
import {
  earnedMicro,
  fewestPoints,
  tierAfterPoints,
  tierAfterWindow,
  tierById,
  wholePoints,
  worthMinor,
} from "./loyalty-rules.ts";

const slots = { category: "slots" };
const stake = (stakedMinor: bigint, currency = "USD") => ({
  stakedMinor,
  currency,
  productId: "1401",
  vertical: "casino",
});
const tier = (id: string) => tierById(plan, id);

it("has at least six rising tiers, and rates that never fall", () => {
  expect(programmePlan.parse(plan)).toEqual(plan);
  expect(plan.tiers.length).toBeGreaterThanOrEqual(6);
  expect(plan.tiers[0]).toMatchObject({ id: "starter", name: { en: "Starter" }, threshold: 0 });
  plan.tiers.slice(1).forEach((higher, index) => {
    const lower = plan.tiers[index]!;
    expect(higher.threshold).toBeGreaterThan(lower.threshold);
    expect(higher.cashRatePpm).toBeGreaterThan(lower.cashRatePpm);
    expect(higher.bonusRatePpm).toBeGreaterThan(higher.cashRatePpm);
  });
});

it("earns a point per unit, and a fraction where games count in part", () => {
  expect(earnedMicro(plan, stake(1_00n), slots)).toBe(1_000_000n);
  expect(earnedMicro(plan, stake(1_00n), { category: "table-games" })).toBe(250_000n);
  const bet = { ...stake(1_00n), productId: "sportsbook", vertical: "sports" };
  expect(earnedMicro(plan, bet, { category: null })).toBe(500_000n);
  expect(earnedMicro(plan, stake(-1_00n), slots)).toBe(-1_000_000n);
  expect(earnedMicro(plan, stake(1_000n, "BTC"), slots)).toBe(1_000_000n);
});

it("redeems 5,000 points for 25.00 at Starter and 50.00 at the top", () => {
  expect(worthMinor(plan, 5_000n, tier("starter").cashRatePpm, "USD")).toBe(25_00n);
  expect(worthMinor(plan, 5_000n, tier("salon").cashRatePpm, "USD")).toBe(50_00n);
  const fewest = fewestPoints(plan, tier("starter").cashRatePpm, "USD");
  expect(worthMinor(plan, fewest, tier("starter").cashRatePpm, "USD")).toBe(1n);
  expect(worthMinor(plan, fewest - 1n, tier("starter").cashRatePpm, "USD")).toBe(0n);
});

it("never gains by redeeming in parts, nor loses by adding stakes one by one", () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 9n),
      fc.bigInt(0n, 10n ** 9n),
      fc.constantFrom(...plan.tiers),
      (a, b, at) => {
        const worth = (points: bigint) => worthMinor(plan, points, at.cashRatePpm, "USD");
        expect(worth(a) + worth(b) <= worth(a + b)).toBe(true);
      },
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.bigInt(-10_000_000n, 10_000_000n)), (parts) => {
      let micro = 0n;
      let points = 0n;
      for (const part of parts) {
        const whole = wholePoints(micro + part);
        points += whole.points;
        micro = whole.restMicro;
        expect(micro >= 0n && micro < 1_000_000n).toBe(true);
      }
      expect(points * 1_000_000n + micro).toBe(parts.reduce((sum, part) => sum + part, 0n));
    }),
  );
});

it("raises the tier at once, and lowers it only at the end of a period and by one step", () => {
  expect(tierAfterPoints(plan, tier("starter"), 5_000n).id).toBe("silver");
  expect(tierAfterPoints(plan, tier("gold"), 0n).id).toBe("gold");
  expect(tierAfterWindow(plan, tier("gold"), 0n).id).toBe("silver");
  expect(tierAfterWindow(plan, tier("gold"), 25_000n).id).toBe("gold");
  expect(tierAfterWindow(plan, tier("starter"), 0n).id).toBe("starter");
  expect(tierById(plan, "gone").id).toBe("starter");
});
