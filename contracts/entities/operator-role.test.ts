import { expect, it } from "vitest";
import { accessOf, addPermissions, builtInPermissions, covers } from "./operator-role.ts";

it("adds roles up: in each area the highest level counts", () => {
  const sum = addPermissions([{ SUPPORT: "VIEW", PAYMENTS: "APPROVE" }, { SUPPORT: "WORK" }]);
  expect(sum).toEqual({ SUPPORT: "WORK", PAYMENTS: "APPROVE" });
  expect(accessOf(sum)).toEqual({
    viewRoles: ["SUPPORT", "PAYMENTS"],
    roles: ["SUPPORT", "PAYMENTS"],
    approverRoles: ["PAYMENTS"],
  });
  expect(accessOf({ ADMIN: "VIEW" })).toEqual({ viewRoles: ["ADMIN"], roles: [], approverRoles: [] });
});

it("lets nobody give more than they have", () => {
  expect(covers(builtInPermissions("ADMIN"), { PAYMENTS: "APPROVE", ADMIN: "WORK" })).toBe(true);
  expect(covers({ ADMIN: "WORK" }, { PAYMENTS: "WORK" })).toBe(true);
  expect(covers({ ADMIN: "WORK" }, { PAYMENTS: "APPROVE" })).toBe(false);
  expect(covers({ SUPPORT: "APPROVE" }, { SUPPORT: "VIEW", PAYMENTS: "VIEW" })).toBe(false);
});
