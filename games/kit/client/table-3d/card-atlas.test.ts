import { expect, test } from "vitest";
import { allCodes, atlas, backCell, cellOf, codeOf } from "./card-atlas.ts";

test("every card has a cell of its own in the picture, and the back has another", () => {
  const cells = [...allCodes.map(cellOf), backCell].map(({ column, row }) => `${column}/${row}`);
  expect(new Set(cells).size).toBe(53);
  expect(allCodes.map((code) => codeOf(cellOf(code)))).toEqual(allCodes);
  expect(allCodes.every((code) => cellOf(code).column < atlas.columns && cellOf(code).row < atlas.rows)).toBe(
    true,
  );
});
