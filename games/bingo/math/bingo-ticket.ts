export const BALLS = 90;
export const ROWS = 3;
export const ROW_SIZE = 5;
export const COLUMNS = 9;
/** How many tickets a player can buy at once. */
export const TICKETS_MAX = 12;

/** A ticket: three rows of five numbers, each row in rising order. */
export type BingoTicket = number[][];

/** The column of a number: 1 to 9 in the first, 10 to 19 in the second, 80 to 90 in the last. */
export const columnOf = (number: number): number => Math.min(Math.floor(number / 10), COLUMNS - 1);

const numbersIn = (column: number): number[] =>
  Array.from({ length: BALLS }, (_, index) => index + 1).filter((number) => columnOf(number) === column);

/**
 * Whether a ticket has the standard bingo layout: no number occurs twice, every row has numbers in five different
 * columns, no column is empty, and the numbers of each column rise from top to bottom.
 */
export function isTicket(rows: BingoTicket): boolean {
  const columns = Array.from({ length: COLUMNS }, (): number[] => []);
  for (const row of rows) {
    if (new Set(row.map(columnOf)).size !== ROW_SIZE) return false;
    if (row.some((number, at) => at > 0 && number <= row[at - 1]!)) return false;
    for (const number of row) columns[columnOf(number)]!.push(number);
  }
  return columns.every(
    (column) => column.length > 0 && column.every((number, at) => at === 0 || number > column[at - 1]!),
  );
}

/** The calls after which one, two and all three rows are complete; infinite for rows that are never completed. */
export function rowsCompletedAt(rows: BingoTicket, calls: readonly number[]): number[] {
  const calledAt = new Map(calls.map((number, at) => [number, at + 1]));
  return rows
    .map((row) => Math.max(...row.map((number) => calledAt.get(number) ?? Number.POSITIVE_INFINITY)))
    .toSorted((one, other) => one - other);
}

/**
 * Makes a random ticket. Tickets do not influence the draw, and all of them win equally often, so any random source
 * will do.
 */
export function makeTicket(random: () => number = Math.random): BingoTicket {
  const below = (bound: number) => Math.floor(random() * bound);
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const rest = [...items];
    return items.map(() => rest.splice(below(rest.length), 1)[0]!);
  };
  for (;;) {
    const sizes = Array.from({ length: COLUMNS }, () => 1);
    for (let spare = ROWS * ROW_SIZE - COLUMNS; spare > 0; ) {
      const column = below(COLUMNS);
      if (sizes[column]! === ROWS) continue;
      sizes[column]!++;
      spare--;
    }
    const rows: BingoTicket = [[], [], []];
    for (const [column, size] of sizes.entries()) {
      const numbers = shuffled(numbersIn(column))
        .slice(0, size)
        .toSorted((one, other) => one - other);
      const taken = shuffled([0, 1, 2]).slice(0, size).toSorted();
      for (const [at, row] of taken.entries()) rows[row]!.push(numbers[at]!);
    }
    // The rows are filled at random, so most attempts have a row with more or fewer than five numbers.
    if (rows.every((row) => row.length === ROW_SIZE)) return rows;
  }
}
