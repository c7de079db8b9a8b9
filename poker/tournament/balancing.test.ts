import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFrom } from "../testing/random.ts";
import {
  nextBigBlind,
  planMoves,
  seatForLateEntry,
  soonestBigBlind,
  type TableSeats,
  tablesToHold,
} from "./balancing.ts";
import { drawSeats, tablesNeeded } from "./seating.ts";

const drawWith = (seed: number) => {
  const random = randomFrom(seed);
  return (max: number) => Math.floor(random() * max);
};

const seatCounts = fc.constantFrom(2, 6, 9);

/** Tables as they can occur during a tournament: any number of seats taken, the big blind anywhere. */
const fields = fc
  .record({
    seatCount: seatCounts,
    seed: fc.nat(),
    sizes: fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }),
    isBetweenHands: fc.boolean(),
  })
  .map(({ seatCount, seed, sizes, isBetweenHands }) => {
    const draw = drawWith(seed);
    const tables = sizes.map((size, at): TableSeats => {
      const ids = Array.from({ length: Math.min(size, seatCount) }, (_, one) => `${at}.${one}`);
      const bigBlind = 1 + draw(seatCount);
      return {
        id: `table${String(at).padStart(2, "0")}`,
        seats: drawSeats(ids, seatCount, draw).map(({ id, seat }) => ({ id, seat })),
        positions: { button: bigBlind, smallBlind: bigBlind, bigBlind },
        isBetweenHands: isBetweenHands || draw(2) === 0,
      };
    });
    return { seatCount, tables, draw, isBetweenHands };
  });

function moved(tables: readonly TableSeats[], moves: ReturnType<typeof planMoves>): TableSeats[] {
  return tables.map((table) => ({
    ...table,
    seats: [
      ...table.seats.filter(({ id }) => !moves.some((move) => move.id === id && move.from === table.id)),
      ...moves.filter(({ to }) => to === table.id).map(({ id, seat }) => ({ id, seat })),
    ],
  }));
}

const sizesOf = (tables: readonly TableSeats[]) =>
  tables.map(({ seats }) => seats.length).filter((size) => size > 0);

test("the draw uses the fewest tables, evenly, and no seat twice", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), seatCounts, fc.nat(), (players, seatCount, seed) => {
      const ids = Array.from({ length: players }, (_, at) => `player${at}`);
      const drawn = drawSeats(ids, seatCount, drawWith(seed));
      const sizes = new Map<number, number>();
      for (const { table } of drawn) sizes.set(table, (sizes.get(table) ?? 0) + 1);
      expect(sizes.size).toBe(tablesNeeded(players, seatCount));
      expect(Math.max(...sizes.values()) - Math.min(...sizes.values())).toBeLessThanOrEqual(1);
      expect(new Set(drawn.map(({ table, seat }) => `${table}.${seat}`)).size).toBe(players);
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(players);
    }),
  );
});

test("between hands, moves leave the fewest tables, none two players larger than another", () => {
  fc.assert(
    fc.property(fields, ({ seatCount, tables, draw }) => {
      let now = tables.map((table) => ({ ...table, isBetweenHands: true }));
      const players = sizesOf(now).reduce((sum, size) => sum + size, 0);
      for (let round = 0; round < 20; round++) {
        const moves = planMoves(now, seatCount, draw);
        if (moves.length === 0) break;
        now = moved(now, moves) as typeof now;
      }
      const sizes = sizesOf(now);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(sizes.length).toBe(tablesNeeded(players, seatCount));
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test("nobody leaves a table in the middle of a hand, and no seat is given twice", () => {
  fc.assert(
    fc.property(fields, ({ seatCount, tables, draw }) => {
      const moves = planMoves(tables, seatCount, draw);
      for (const { from } of moves) expect(tables.find(({ id }) => id === from)!.isBetweenHands).toBe(true);
      for (const { seats } of moved(tables, moves)) {
        expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
        for (const { seat } of seats) expect(seat >= 1 && seat <= seatCount).toBe(true);
      }
    }),
  );
});

test("who balances a table owed the next big blind, and pays it soonest at the new one", () => {
  const table = (id: string, seats: number[], bigBlind: number): TableSeats => ({
    id,
    seats: seats.map((seat) => ({ seat, id: `${id}${seat}` })),
    positions: { button: 1, smallBlind: 2, bigBlind },
    isBetweenHands: true,
  });
  const large = table("a", [1, 2, 3, 4, 5, 6], 3);
  const small = table("b", [1, 2, 5], 2);
  expect(nextBigBlind(large)).toEqual({ seat: 4, id: "a4" });
  expect(soonestBigBlind(small, 6)).toBe(3);
  expect(planMoves([large, small], 6, () => 0)).toEqual([{ id: "a4", from: "a", to: "b", seat: 3 }]);
  expect(seatForLateEntry([large, small], 6)).toEqual({ table: "b", seat: 3 });
  expect(seatForLateEntry([large], 6)).toBeNull();
});

test("holds exactly the tables that must give players away, and none once they are even", () => {
  fc.assert(
    fc.property(fields, ({ seatCount, tables, draw }) => {
      const held = tablesToHold(tables, seatCount);
      const waiting = tables.map((table) => ({ ...table, isBetweenHands: held.includes(table.id) }));
      const moves = planMoves(waiting, seatCount, draw);
      expect(moves.length > 0).toBe(held.length > 0);
      expect(moves.every(({ from }) => held.includes(from))).toBe(true);
      const settled = planMoves(
        tables.map((table) => ({ ...table, isBetweenHands: true })),
        seatCount,
        draw,
      );
      if (settled.length === 0) expect(held).toEqual([]);
    }),
  );
});
