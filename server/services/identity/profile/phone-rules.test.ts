import { describe, expect, it } from "vitest";
import { isPhone } from "./phone-rules.ts";

describe("isPhone", () => {
  it.each([
    ["+1", "4165550142"],
    ["+44", "2079460018"],
    ["+34", "612345678"],
    ["+55", "11961234567"],
  ])("%s %s is valid", (phonePrefix, phone) => {
    expect(isPhone({ phonePrefix, phone }, "production")).toBe(true);
  });

  it.each([
    ["+1", "123"],
    ["+1", "0005550142"],
    ["+44", "1"],
    ["+999", "5550100"],
    // The prefix must be the country's full calling code; otherwise one number could be written in two ways.
    ["+4", "42079460018"],
  ])("%s %s is not valid", (phonePrefix, phone) => {
    expect(isPhone({ phonePrefix, phone }, "sandbox")).toBe(false);
  });

  it("accepts the demo accounts' numbers in the sandbox only", () => {
    const demo = { phonePrefix: "+1", phone: "5550100" };
    expect(isPhone(demo, "sandbox")).toBe(true);
    expect(isPhone(demo, "production")).toBe(false);
  });
});
