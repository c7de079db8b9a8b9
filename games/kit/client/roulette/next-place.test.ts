import { expect, test } from "vitest";
import { europeanLayout } from "../../math/roulette-layout.ts";
import { clothLying } from "./cloth-places.ts";
import { nextPlace } from "./next-place.ts";

const cloth = clothLying(europeanLayout);

test("an arrow goes to the edge between two numbers, then to the next number", () => {
  expect(nextPlace(cloth, "straight:17", "ArrowRight")).toBe("split:17-20");
  expect(nextPlace(cloth, "split:17-20", "ArrowRight")).toBe("straight:20");
  expect(nextPlace(cloth, "straight:17", "ArrowUp")).toBe("split:17-18");
  expect(nextPlace(cloth, "straight:17", "Tab")).toBeNull();
});

test("arrows alone reach every spot", () => {
  const seen = new Set(["straight:17"]);
  const queue = ["straight:17"];
  for (const at of queue) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = nextPlace(cloth, at, key);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  expect(cloth.places.map(({ spot }) => spot.id).filter((id) => !seen.has(id))).toEqual([]);
});
