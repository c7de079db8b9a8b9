import { expect, it } from "vitest";
import { parentPath } from "./parent-path.ts";

it.each([
  ["/account/cashier/withdraw/cbt", "/account/cashier/withdraw"],
  ["/account/cashier/withdraw/", "/account/cashier"],
  ["/account/cashier?method=CBT#top", "/account"],
  ["/account", "/"],
  ["//elsewhere.example/x", "/elsewhere.example"],
  ["/", "/"],
  ["", "/"],
])("%s", (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});
