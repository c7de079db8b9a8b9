import { describe, expect, it } from "vitest";
import { isPhone, normalizePhone } from "./phone-rules.ts";

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

describe("normalizePhone", () => {
  it.each([
    ["+41", "0791234567", "791234567"],
    ["+41", "791234567", "791234567"],
    ["+44", "02079460018", "2079460018"],
    ["+1", "14165550142", "4165550142"],
    // In Italy, the leading zero is part of the phone number.
    ["+39", "0612345678", "0612345678"],
  ])("%s %s is stored as %s", (phonePrefix, phone, stored) => {
    expect(normalizePhone({ phonePrefix, phone }, "production")).toBe(stored);
  });

  it("keeps the demo accounts' numbers in the sandbox, and returns nothing for an invalid number", () => {
    expect(normalizePhone({ phonePrefix: "+1", phone: "5550100" }, "sandbox")).toBe("5550100");
    expect(normalizePhone({ phonePrefix: "+41", phone: "079" }, "sandbox")).toBeUndefined();
  });
});
