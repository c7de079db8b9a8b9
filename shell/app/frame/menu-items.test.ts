import { expect, test } from "vitest";
import { findCurrentItem, findMenu } from "./menu-items.ts";

const items = [
  { label: "Home", href: "/" },
  { label: "Help", href: "/help" },
  { label: "Fair play", href: "/help/fair-play" },
];

test.each([
  ["/", "Home"],
  ["/help", "Help"],
  ["/help/accessibility", "Help"],
  ["/help/fair-play", "Fair play"],
  ["/helpful", undefined],
  ["/casino", undefined],
])("on the page %s, %s is current", (path, label) => {
  expect(findCurrentItem(items, path)?.label).toBe(label);
});

test("a menu is found by its slot, and a missing one is empty", () => {
  const blocks = [{ type: "custom_menu" as const, slot: "main", items }];
  expect(findMenu(blocks, "main")).toBe(items);
  expect(findMenu(blocks, "bottomBar")).toEqual([]);
});
