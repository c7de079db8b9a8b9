import { expect, test } from "vitest";
import { formatFigure } from "./format-figure.ts";

test("loyalty points are shown as points, not as money", () => {
  expect(formatFigure(5_027, "PTS")).toBe("5,027 points");
  expect(formatFigure(-1, "PTS")).toBe("-1 point");
  expect(formatFigure(50.27, "USD")).toBe("$50.27");
});
