import { expect, test } from "vitest";
import { getSlot } from "../get-slot.ts";
import { skins } from "./get-skin.ts";

test.each(skins.map((skin) => [skin.slug, skin] as const))(
  "every symbol of %s is painted, and no other",
  (slug, skin) => {
    expect(Object.keys(skin.symbols).toSorted()).toEqual(Object.values(getSlot(slug).symbols).toSorted());
  },
);
