import { expect, test } from "vitest";
import { publicName } from "./public-name.ts";

test("a name is public only if the player agreed, and is masked", () => {
  expect(publicName({ nickname: "Wilhelmina", showsName: true })).toBe("W•••a");
  expect(publicName({ nickname: "Wilhelmina", showsName: false })).toBeNull();
  expect(publicName(undefined)).toBeNull();
});
