import { expect, it } from "vitest";
import { nameRoles } from "./known-roles.ts";

it("names the roles of a proposal in words", () => {
  expect(nameRoles([])).toBe("No roles");
  expect(nameRoles(["SUPPORT", "PAYMENTS"])).toBe("Support, Payments");
  expect(nameRoles(["SUPPORT", "role_1"], new Map([["role_1", "Night desk"]]))).toBe("Support, Night desk");
});
