import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error The scripts run on Node 20 before anything is installed, so they are plain JavaScript.
import { findLockGaps, installCommand } from "./prepare.mjs";

test("a complete lock file has no gaps, so that packages are installed with npm ci", () => {
  const packages = {
    "": { optionalDependencies: { node: "24" } },
    "node_modules/node": {},
    "node_modules/tool": { optionalDependencies: { "tool-linux": "1", "tool-mac": "1" } },
    "node_modules/tool/node_modules/tool-mac": {},
    "node_modules/tool-linux": {},
  };
  expect(findLockGaps({ packages })).toEqual([]);
  expect(installCommand([])).toEqual(["ci"]);
});

test("a lock file that lacks another platform's package has a gap", () => {
  const packages = {
    "": {},
    "node_modules/tool": { optionalDependencies: { "tool-linux": "1", "tool-mac": "1" } },
    "node_modules/tool-linux": {},
  };
  expect(findLockGaps({ packages })).toEqual(["tool-mac"]);
  expect(installCommand(["tool-mac"])).toEqual(["install", "--no-save"]);
});

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));

test("the project's own lock file lacks nothing that a Linux server needs", () => {
  const gaps: string[] = findLockGaps(read("package-lock.json"));
  expect(gaps.filter((name) => /linux-(x64|arm64)(-gnu)?$/.test(name))).toEqual([]);
});

test("the project's own lock file agrees with every package.json, as npm ci requires", () => {
  const { packages } = read("package-lock.json");
  const dependenciesOf = ({
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  }) => ({ dependencies, devDependencies, optionalDependencies, peerDependencies });
  const folders: string[] = read("package.json").workspaces;
  for (const folder of ["", ...folders]) {
    const manifest = read(`${folder || "."}/package.json`);
    expect({ folder, ...dependenciesOf(packages[folder]) }).toEqual({ folder, ...dependenciesOf(manifest) });
  }
});
