import { expect, test } from "vitest";
// @ts-expect-error The scripts run on Node 20 before anything is installed, so they are plain JavaScript.
import { countLockGaps } from "./prepare.mjs";

test("a complete lock file has no gaps, so that packages are installed with npm ci", () => {
  const packages = {
    "": { optionalDependencies: { node: "24" } },
    "node_modules/node": {},
    "node_modules/tool": { optionalDependencies: { "tool-linux": "1", "tool-mac": "1" } },
    "node_modules/tool/node_modules/tool-mac": {},
    "node_modules/tool-linux": {},
  };
  expect(countLockGaps({ packages })).toBe(0);
});

test("a lock file that lacks another platform's package has a gap", () => {
  const packages = {
    "": {},
    "node_modules/tool": { optionalDependencies: { "tool-linux": "1", "tool-mac": "1" } },
    "node_modules/tool-linux": {},
  };
  expect(countLockGaps({ packages })).toBe(1);
});
