import { expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";

it.each([
  ["an empty file", Buffer.alloc(0)],
  ["a file that is no picture", Buffer.from("not a picture")],
])("%s is refused", async (_file, bytes) => {
  expect(await drawPicture(bytes, "image/png")).toBe("FILE_DAMAGED");
});
