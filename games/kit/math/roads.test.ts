import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bigRoadColumns,
  derivedMarks,
  derivedRoads,
  groupMarks,
  newestColumns,
  placeColumns,
  ROAD_ROWS,
  type RoadResult,
} from "./roads.ts";

const results = (text: string): RoadResult[] =>
  [...text].map((letter) => (letter === "P" ? "first" : letter === "B" ? "second" : "tie"));
const marks = (text: string, distance: number) =>
  derivedMarks(bigRoadColumns(results(text)), distance)
    .map((mark) => (mark === "red" ? "r" : "b"))
    .join("");

describe("roads", () => {
  it("the big road starts a column with every change of winner and counts ties on the circle before", () => {
    const columns = bigRoadColumns(results("TPPTBTTP"));
    expect(columns.map((column) => column.length)).toEqual([2, 1, 1]);
    expect(columns.map((column) => column.map(({ ties }) => ties))).toEqual([[1, 1], [2], [0]]);
  });

  it("the big eye boy starts at the second circle of the second column, or at the first of the third", () => {
    expect(marks("BBPP", 1)).toBe("r");
    expect(marks("BBPPP", 1)).toBe("rb");
    expect(marks("BBPPPP", 1)).toBe("rbr");
    expect(marks("BP", 1)).toBe("");
    expect(marks("BPB", 1)).toBe("r");
    expect(marks("BBPB", 1)).toBe("b");
  });

  it("the small road and the cockroach road look one column further each", () => {
    expect(marks("BPB", derivedRoads.small)).toBe("");
    expect(marks("BPBB", derivedRoads.small)).toBe("b");
    expect(marks("BPBP", derivedRoads.small)).toBe("r");
    expect(marks("BPBP", derivedRoads.cockroach)).toBe("");
    expect(marks("BPBPB", derivedRoads.cockroach)).toBe("r");
  });

  it("a strictly alternating shoe makes all derived roads red", () => {
    for (const distance of Object.values(derivedRoads))
      expect(marks("BP".repeat(12), distance)).toMatch(/^r+$/);
  });

  it("a run of more than six turns right, and the next column goes around it", () => {
    const placed = placeColumns(bigRoadColumns(results(`${"B".repeat(8)}${"P".repeat(7)}`)));
    expect(placed.slice(6, 8).map(({ column, row }) => [column, row])).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect(placed.at(-2)).toMatchObject({ column: 2, row: 4 });
    expect(placed.at(-1)).toMatchObject({ column: 3, row: 4 });
  });

  it("draws every winner once, inside the rows, and never two in one place", () => {
    const shoes = fc.array(fc.constantFrom<RoadResult>("first", "second", "tie"), { maxLength: 120 });
    fc.assert(
      fc.property(shoes, fc.integer({ min: 1, max: 3 }), (shoe, distance) => {
        const columns = bigRoadColumns(shoe);
        const placed = placeColumns(columns);
        expect(placed).toHaveLength(shoe.filter((result) => result !== "tie").length);
        expect(new Set(placed.map(({ column, row }) => `${column}:${row}`)).size).toBe(placed.length);
        expect(placed.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
        const derived = derivedMarks(columns, distance);
        expect(groupMarks(derived).flat()).toEqual(derived);
        expect(newestColumns(placed, 5).every(({ column }) => column >= 0 && column < 5)).toBe(true);
      }),
    );
  });
});
