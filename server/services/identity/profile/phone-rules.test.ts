import { describe, expect, it } from "vitest";
import { isPhone } from "./phone-rules.ts";

describe("isPhone", () => {
  it.each([
    ["+1", "4165550142"],
    ["+44", "2079460018"],
    ["+34", "612345678"],
    ["+55", "11961234567"],
  ])("%s %s can be called", (phonePrefix, phone) => {
    expect(isPhone({ phonePrefix, phone }, "production")).toBe(true);
  });

  it.each([
    ["+1", "123"],
    ["+1", "0005550142"],
    ["+44", "1"],
    ["+999", "5550100"],
    // The prefix must be the country's full calling code, or one number could be written in two ways.
    ["+4", "42079460018"],
  ])("%s %s cannot", (phonePrefix, phone) => {
    expect(isPhone({ phonePrefix, phone }, "sandbox")).toBe(false);
  });

  it("lets the demo people's numbers pass in the sandbox only", () => {
    const demo = { phonePrefix: "+1", phone: "5550100" };
    expect(isPhone(demo, "sandbox")).toBe(true);
    expect(isPhone(demo, "production")).toBe(false);
  });
});
