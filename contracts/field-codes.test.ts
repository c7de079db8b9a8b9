import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldErrorsOf } from "./field-codes.ts";

const schema = z.strictObject({
  email: z.email(),
  name: z.string().min(1).max(5),
  amount: z.number().positive("AMOUNT_NOT_POSITIVE").max(100),
  kind: z.enum(["a", "b"]),
  address: z.strictObject({ countryCode: z.string().length(2) }),
  tags: z.array(z.string()).max(1),
  terms: z.literal(true, "TERMS_NOT_ACCEPTED"),
});
const good = {
  email: "a@parlour.example",
  name: "Ada",
  amount: 1,
  kind: "a",
  address: { countryCode: "CA" },
  tags: [],
  terms: true,
};

function errorsFor(change: Record<string, unknown>) {
  const input = { ...good, ...change };
  return fieldErrorsOf(schema.safeParse(input).error?.issues ?? [], input);
}

describe("fieldErrorsOf", () => {
  it.each([
    [{}, []],
    [{ email: undefined }, [{ code: "REQUIRED", field: "email" }]],
    [{ email: "" }, [{ code: "REQUIRED", field: "email" }]],
    [{ email: "nobody" }, [{ code: "INVALID_FORMAT", field: "email" }]],
    [{ name: 5 }, [{ code: "INVALID_TYPE", field: "name" }]],
    [{ name: null }, [{ code: "INVALID_TYPE", field: "name" }]],
    [{ name: "" }, [{ code: "REQUIRED", field: "name" }]],
    [{ name: "Adelaide" }, [{ code: "TOO_LONG", field: "name" }]],
    [{ amount: "1" }, [{ code: "INVALID_TYPE", field: "amount" }]],
    [{ amount: Number.NaN }, [{ code: "INVALID_TYPE", field: "amount" }]],
    [{ amount: 0 }, [{ code: "AMOUNT_NOT_POSITIVE", field: "amount" }]],
    [{ amount: 101 }, [{ code: "TOO_LARGE", field: "amount" }]],
    [{ kind: "c" }, [{ code: "INVALID_VALUE", field: "kind" }]],
    [{ address: { countryCode: "C" } }, [{ code: "TOO_SHORT", field: "address.countryCode" }]],
    [{ address: {} }, [{ code: "REQUIRED", field: "address.countryCode" }]],
    [{ tags: ["a", "b"] }, [{ code: "TOO_LONG", field: "tags" }]],
    [{ terms: false }, [{ code: "TERMS_NOT_ACCEPTED", field: "terms" }]],
    [{ extra: 1 }, [{ code: "UNKNOWN_FIELD", field: "extra" }]],
  ])("%j", (change, expected) => {
    expect(errorsFor(change)).toEqual(expected);
  });

  it("names the whole body with an empty field", () => {
    expect(fieldErrorsOf(schema.safeParse([]).error?.issues ?? [], [])).toEqual([
      { code: "INVALID_TYPE", field: "" },
    ]);
  });
});
