import type { MessageKey } from "@parlour/web/i18n/messages";
import { expect, it } from "vitest";
import { type ProfileValues, profileChecks } from "./profile-fields.ts";

const nameOf = ((key: MessageKey) => key) as never;
const unstated = { street: "", city: "", postcode: "" };

it.each([
  [unstated, undefined, undefined],
  [{ ...unstated, street: "12 Heron Street" }, undefined, "identity.required"],
  [{ ...unstated, city: "Ottawa" }, "identity.required", undefined],
  [{ ...unstated, postcode: "K1A 0B1" }, "identity.required", "identity.required"],
  [{ ...unstated, street: " ", city: "Ottawa" }, "identity.required", undefined],
  [{ street: "12 Heron Street", city: "Ottawa", postcode: "" }, undefined, undefined],
])("street and city are stated together: %j", (lines, street, city) => {
  const values = lines as ProfileValues;
  const checks = profileChecks(nameOf);
  expect(checks.street?.(values.street, values)).toBe(street);
  expect(checks.city?.(values.city, values)).toBe(city);
});
