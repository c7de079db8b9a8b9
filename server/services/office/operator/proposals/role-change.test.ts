import { expect, it } from "vitest";
import { nameRoles } from "./role-change.ts";

it("names the roles of a proposal in words", () => {
  expect(nameRoles([])).toBe("No roles");
  expect(nameRoles(["SUPPORT", "PAYMENTS"])).toBe("Support, Payments");
});
