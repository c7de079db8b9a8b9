import { expect, it } from "vitest";
import { findMisplaced } from "./domain-folders.ts";

const domains = ["money", "play"];
const find = (...files: string[]) => findMisplaced(files, domains);

it("accepts folders named after domains, and the folders that domains share", () => {
  const files = [
    "contracts/calls/money/wallet/get-balance.ts",
    "server/services/money/wallet/index.ts",
    "shell/app/money/page.tsx",
    "shell/app/parts/button.tsx",
    "shell/app/frame/header.tsx",
    "console/sections/play/games.tsx",
    "stack/play/games.integration.test.ts",
    "stack/fuzzing/fuzzing.integration.test.ts",
    "stack/seed/seed.ts",
    "stack/upgrade.integration.test.ts",
    "docs/decisions/0001.md",
  ];
  expect(find(...files)).toEqual([]);
});

it.each([
  "contracts/calls/casino/wallet/get-balance.ts",
  "server/services/casino/wallet/index.ts",
  "shell/app/casino/page.tsx",
  "console/sections/casino/games.tsx",
  "stack/casino/games.integration.test.ts",
])("refuses %s, because casino is not a domain", (file) => {
  expect(find(file)).toEqual([`${file}: casino is not a domain (contracts/domains.ts)`]);
});

it("refuses a shared folder in a place where it isn't shared", () => {
  expect(find("console/sections/frame/header.tsx")).toHaveLength(1);
  expect(find("server/services/parts/wallet/index.ts")).toHaveLength(1);
});

it("refuses a service that is in two domains", () => {
  const files = ["contracts/calls/money/wallet/get-balance.ts", "server/services/play/wallet/index.ts"];
  expect(find(...files)).toEqual([`${files[1]}: the service wallet is also in the domain money`]);
  // A file directly below the domain and a folder of pages are not services.
  expect(find("contracts/calls/money/shared.ts", "server/services/play/shared.ts")).toEqual([]);
  expect(find("shell/app/money/routes/a.tsx", "shell/app/play/routes/b.tsx")).toEqual([]);
});
