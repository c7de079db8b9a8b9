import { clockwiseFrom, type Positions } from "../table/positions.ts";
import { type Draw, shuffle, tablesNeeded } from "./seating.ts";

export interface TableSeats {
  id: string;
  seats: readonly { seat: number; id: string }[];
  /** The positions of the current or last hand; null before the first hand. */
  positions: Positions | null;
  /**
   * Whether no hand is being played. Players can leave a table only between hands; they can join one at any
   * time, but wait for its next hand.
   */
  isBetweenHands: boolean;
}

export interface Move {
  id: string;
  from: string;
  to: string;
  seat: number;
}

type Draft = Omit<TableSeats, "seats"> & { seats: { seat: number; id: string }[] };

/**
 * Plans the moves that keep tables balanced. A table that is no longer needed is broken up; otherwise players
 * move one by one from the largest to the smallest table until sizes differ by at most one. Players at a
 * table in a hand stay until it ends, so the plan may be incomplete.
 */
export function planMoves(tables: readonly TableSeats[], seatCount: number, draw: Draw): Move[] {
  const drafts: Draft[] = tables.map((table) => ({ ...table, seats: [...table.seats] }));
  const players = drafts.reduce((sum, { seats }) => sum + seats.length, 0);
  if (drafts.filter(({ seats }) => seats.length > 0).length > Math.max(1, tablesNeeded(players, seatCount)))
    return breakTable(drafts, seatCount, draw);
  return evenOut(drafts, seatCount);
}

/** The table to break next: the smallest, so that the fewest players move. */
export function tableToBreak(tables: readonly TableSeats[], seatCount: number): TableSeats | null {
  const open = tables.filter(({ seats }) => seats.length > 0);
  const players = open.reduce((sum, { seats }) => sum + seats.length, 0);
  if (open.length <= Math.max(1, tablesNeeded(players, seatCount))) return null;
  return bySize(open)[0]!;
}

/** The tables that must not deal another hand yet, because players are about to be moved from them. */
export function tablesToHold(tables: readonly TableSeats[], seatCount: number): string[] {
  const broken = tableToBreak(tables, seatCount);
  if (broken) return [broken.id];
  const open = tables.filter(({ seats }) => seats.length > 0);
  const smallest = Math.min(...open.map(({ seats }) => seats.length));
  return open.filter(({ seats }) => seats.length > smallest + 1).map(({ id }) => id);
}

function breakTable(tables: Draft[], seatCount: number, draw: Draw): Move[] {
  const broken = tableToBreak(tables, seatCount) as Draft;
  // While the table to break is still in a hand, no other player moves, because the free seats are reserved
  // for its players.
  if (!broken.isBetweenHands) return [];
  const others = tables.filter(({ id, seats }) => id !== broken.id && seats.length > 0);
  return shuffle(broken.seats, draw).map(({ id }) => {
    const to = bySize(others)[0]!;
    const free = freeSeats(to, seatCount);
    const seat = free[draw(free.length)]!;
    to.seats.push({ seat, id });
    return { id, from: broken.id, to: to.id, seat };
  });
}

function evenOut(tables: Draft[], seatCount: number): Move[] {
  const moves: Move[] = [];
  const open = tables.filter(({ seats }) => seats.length > 0);
  for (;;) {
    const sorted = bySize(open);
    const smallest = sorted[0];
    const largest = sorted.findLast(
      ({ seats, isBetweenHands }) => isBetweenHands && seats.length > (smallest?.seats.length ?? 0) + 1,
    );
    if (!smallest || !largest) return moves;
    const mover = nextBigBlind(largest);
    const seat = soonestBigBlind(smallest, seatCount);
    largest.seats = largest.seats.filter(({ id }) => id !== mover.id);
    smallest.seats.push({ seat, id: mover.id });
    moves.push({ id: mover.id, from: largest.id, to: smallest.id, seat });
  }
}

const bySize = <Table extends TableSeats>(tables: readonly Table[]): Table[] =>
  tables.toSorted((a, b) => a.seats.length - b.seats.length || (a.id < b.id ? -1 : 1));

const freeSeats = ({ seats }: TableSeats, seatCount: number): number[] =>
  Array.from({ length: seatCount }, (_, at) => at + 1).filter(
    (number) => !seats.some(({ seat }) => seat === number),
  );

/**
 * Returns the player to move: the one who is next to pay the big blind. They gain nothing by moving, because
 * they owe it at the new table too.
 */
export function nextBigBlind({ seats, positions }: TableSeats): { seat: number; id: string } {
  const order = clockwiseFrom(
    positions?.bigBlind ?? 0,
    seats.map(({ seat }) => seat),
  );
  return seats.find(({ seat }) => seat === order[0])!;
}

/** The free seat that will pay the big blind soonest. */
export function soonestBigBlind(table: TableSeats, seatCount: number): number {
  return clockwiseFrom(table.positions?.bigBlind ?? 0, freeSeats(table, seatCount))[0]!;
}

/** The seat for a late entrant: at the smallest table, the free seat that will pay the big blind soonest. */
export function seatForLateEntry(
  tables: readonly TableSeats[],
  seatCount: number,
): { table: string; seat: number } | null {
  const table = bySize(tables.filter(({ seats }) => seats.length < seatCount))[0];
  return table ? { table: table.id, seat: soonestBigBlind(table, seatCount) } : null;
}
