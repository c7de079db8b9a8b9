/**
 * The winner of a round as the roads show it: player or banker in baccarat, dragon or tiger in dragon tiger.
 */
export type RoadResult = "first" | "second" | "tie";
type RoadSide = Exclude<RoadResult, "tie">;

/** A circle of the big road, with the number of ties that followed it. */
export type BigRoadEntry = { side: RoadSide; ties: number };
/** A mark of a derived road: red if the columns repeat each other, blue if not. */
export type DerivedMark = "red" | "blue";
export type Placed<Entry> = { column: number; row: number; entry: Entry };

export const ROAD_ROWS = 6;

/**
 * How many columns back each derived road compares: one for big eye boy, two for the small road, three for
 * the cockroach road.
 */
export const derivedRoads = { bigEyeBoy: 1, small: 2, cockroach: 3 } as const;

/** Groups equal winners into columns, oldest first. A tie is counted on the circle before it. */
export function bigRoadColumns(results: readonly RoadResult[]): BigRoadEntry[][] {
  const columns: BigRoadEntry[][] = [];
  let tiesAhead = 0;
  for (const result of results) {
    const last = columns.at(-1)?.at(-1);
    if (result === "tie") {
      if (last) last.ties++;
      else tiesAhead++;
      continue;
    }
    const entry = { side: result, ties: columns.length === 0 ? tiesAhead : 0 };
    if (last?.side === result) columns.at(-1)!.push(entry);
    else columns.push([entry]);
  }
  return columns;
}

/**
 * The marks of a derived road, oldest first. The first entry of a column is red if the previous column is as
 * deep as the one `distance` columns before that. Any other entry is red if the column `distance` places to
 * the left has circles both in this row and in the row above, or in neither.
 */
export function derivedMarks(columns: readonly (readonly unknown[])[], distance: number): DerivedMark[] {
  const depth = (column: number) => columns[column]!.length;
  return columns.flatMap((entries, column) =>
    entries.flatMap((_, row): DerivedMark[] => {
      if (column < distance || (column === distance && row === 0)) return [];
      const isRed =
        row === 0 ? depth(column - 1) === depth(column - 1 - distance) : depth(column - distance) !== row;
      return [isRed ? "red" : "blue"];
    }),
  );
}

/** Groups equal marks into columns for drawing. */
export function groupMarks(marks: readonly DerivedMark[]): DerivedMark[][] {
  const columns: DerivedMark[][] = [];
  for (const mark of marks) {
    if (columns.at(-1)?.[0] === mark) columns.at(-1)!.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/**
 * Positions the entries of a road for drawing: a column goes down to the sixth row or until the next cell is taken,
 * then continues to the right.
 */
export function placeColumns<Entry>(columns: readonly (readonly Entry[])[]): Placed<Entry>[] {
  const taken = new Set<string>();
  const placed: Placed<Entry>[] = [];
  let start = 0;
  for (const entries of columns) {
    while (taken.has(`${start}:0`)) start++;
    let [column, row] = [start, 0];
    let isTurned = false;
    for (const [at, entry] of entries.entries()) {
      if (at > 0) {
        isTurned ||= row + 1 === ROAD_ROWS || taken.has(`${column}:${row + 1}`);
        if (isTurned) column++;
        else row++;
      }
      taken.add(`${column}:${row}`);
      placed.push({ column, row, entry });
    }
    start++;
  }
  return placed;
}

/** The newest columns that fit, aligned to the left edge. */
export function newestColumns<Entry>(placed: readonly Placed<Entry>[], count: number): Placed<Entry>[] {
  const last = placed.reduce((most, { column }) => Math.max(most, column), -1);
  const shift = Math.max(0, last + 1 - count);
  return placed
    .filter(({ column }) => column >= shift)
    .map((one) => ({ ...one, column: one.column - shift }));
}
