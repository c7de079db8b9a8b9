import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import { limitKindOf, limitMethods } from "./limit-methods.ts";

const minor = fc.bigInt({ min: 1n, max: 10_000_000n });
const method = fc
  .record({
    group: fc.constantFrom("CARD", "CBT", "TTP"),
    currency: fc.constantFrom("USD", "EUR"),
    bounds: fc.tuple(minor, minor),
  })
  .map(({ group, currency, bounds: [one, other] }): PaymentMethod => {
    const [minMinor, maxMinor] = one < other ? [one, other] : [other, one];
    const named = { group, groupName: group, code: group, name: group, provider: "sandbox", kind: group };
    return { ...named, currency, minMinor, maxMinor, feeMinor: 0n };
  });
const limit = fc.record({
  kind: fc.constantFrom("DEPOSIT" as const, "WITHDRAWAL" as const, "TRANSFER" as const),
  currency: fc.constantFrom("USD", "EUR"),
  maxMinor: minor,
});

test("a limit replaces the maximum of its own kind and currency only", () => {
  fc.assert(
    fc.property(
      fc.array(method),
      fc.constantFrom("D" as const, "W" as const),
      limit,
      (methods, type, own) => {
        const touches = ({ group, currency }: PaymentMethod) =>
          limitKindOf(type, group) === own.kind && currency === own.currency;
        const expected = methods
          .map((one) => (touches(one) ? { ...one, maxMinor: own.maxMinor } : one))
          .filter(({ minMinor, maxMinor }) => minMinor <= maxMinor);
        expect(limitMethods(methods, type, [own])).toEqual(expected);
      },
    ),
  );
});

test("without a limit the methods stay unchanged", () => {
  fc.assert(
    fc.property(fc.array(method), (methods) => {
      expect(limitMethods(methods, "W", [])).toEqual(methods);
    }),
  );
});
