import { expect, it } from "vitest";
import { findKitMaps, kitTypes } from "./module-state.ts";

const types = ["Kit", "Database"];

it("names the kit and every part of it", () => {
  const source =
    'import type { Ledger } from "@parlour/ledger";\nimport type { Bus, Topic } from "./bus.ts";\n';
  expect(kitTypes(source)).toEqual(["Kit", "Ledger", "Bus", "Topic"]);
});

it.each([
  "const caches = new WeakMap<Kit, LiabilityLimits>();",
  "export const caches = new Map<Kit, string>();",
  "const caches: WeakMap<Kit, { name: string }> = new WeakMap();",
  "let caches = new Map<\n  Database,\n  string\n>();",
  'const caches = new WeakMap<Pick<Kit, "db">, string>();',
])("finds %s", (text) => {
  expect(findKitMaps(`import a from "a";\n\n${text}\n`, types)).toEqual(["caches"]);
});

it.each([
  "const texts = new WeakMap<Page, string>();",
  "const names = new Map<string, Kit>();",
  "function open(kit: Kit) {\n  const open = new WeakMap<Kit, string>();\n  return open;\n}",
  "const open = (kit: Kit) => {\n  const open = new WeakMap<Kit, string>();\n  return open;\n};",
])("accepts %s", (text) => {
  expect(findKitMaps(`${text}\n`, types)).toEqual([]);
});
