import { describe, expect, it, test } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { bingoPatterns, bingoPrizes, CALLS, prizesWon, ticketPays } from "./bingo-prizes.ts";
import { bingoTable } from "./bingo-table.ts";
import { columnOf, isTicket, makeTicket, rowsCompletedAt, TICKETS_MAX } from "./bingo-ticket.ts";
import { calledAfter, callMs, introMs } from "./bingo-times.ts";
import { bingoHitRate, bingoReturn, patternChance, patternReturn } from "./prove-bingo.ts";
import { ticketProgress } from "./ticket-progress.ts";

const ticket = [
  [4, 23, 41, 62, 88],
  [15, 37, 54, 71, 90],
  [9, 28, 49, 58, 76],
];

/** Sixty calls that start with the given numbers; the rest are not on any ticket in these tests. */
function callsWith(first: readonly number[], fill = CALLS): number[] {
  const own = new Set(ticket.flat());
  const others = Array.from({ length: 90 }, (_, index) => index + 1).filter((number) => !own.has(number));
  return [...first, ...others].slice(0, fill);
}

describe("tickets", () => {
  it("are made as the server requires", () => {
    for (let made = 0; made < 200; made++) {
      const rows = makeTicket();
      expect(isTicket(rows)).toBe(true);
      expect(bingoTable.bet.safeParse({ tickets: [{ rows, stake: 50 }] }).success).toBe(true);
    }
  });

  it("are refused with a number twice, an unsorted row, an empty column or a row of six", () => {
    const parsed = (rows: number[][]) => bingoTable.bet.safeParse({ tickets: [{ rows, stake: 50 }] }).success;
    expect(parsed(ticket)).toBe(true);
    expect(parsed([ticket[0]!, ticket[1]!, ticket[0]!])).toBe(false);
    expect(parsed([[23, 4, 41, 62, 88], ticket[1]!, ticket[2]!])).toBe(false);
    expect(
      parsed([
        [4, 23, 41, 62, 88],
        [7, 27, 44, 65, 90],
        [9, 28, 49, 68, 76],
      ]),
    ).toBe(false);
    expect(parsed([[4, 15, 23, 41, 62, 88], ticket[1]!, ticket[2]!])).toBe(false);
    expect(parsed([[0, 23, 41, 62, 88], ticket[1]!, ticket[2]!])).toBe(false);
    expect(parsed([[4, 23, 41, 62, 91], ticket[1]!, ticket[2]!])).toBe(false);
  });

  it("are bought up to twelve at once", () => {
    const tickets = Array.from({ length: TICKETS_MAX + 1 }, () => ({ rows: ticket, stake: 10 }));
    expect(bingoTable.bet.safeParse({ tickets }).success).toBe(false);
    expect(bingoTable.bet.safeParse({ tickets: tickets.slice(1) }).success).toBe(true);
    expect(bingoTable.bet.safeParse({ tickets: [] }).success).toBe(false);
  });

  it("put 9 in the first column, 10 in the second and 90 in the last", () => {
    expect([1, 9, 10, 79, 80, 90].map(columnOf)).toEqual([0, 0, 1, 7, 8, 8]);
  });
});

describe("prizes", () => {
  it("are won by the call that completes a row", () => {
    expect(rowsCompletedAt(ticket, callsWith(ticket[1]!))).toEqual([5, Infinity, Infinity]);
    expect(prizesWon(ticket, callsWith(ticket[1]!))).toEqual([
      { pattern: "oneLine", call: 5, ...bingoPrizes.oneLine[0] },
    ]);
    expect(ticketPays(ticket, callsWith([]))).toBe(0);
  });

  it("reach the maximum when all fifteen numbers come first", () => {
    expect(ticketPays(ticket, callsWith(ticket.flat()))).toBe(20 + 60 + 4000);
  });

  it.each([
    [25, 20],
    [26, 6],
    [35, 6],
    [36, 2],
    [45, 2],
    [46, 1],
    [60, 1],
  ])("a line that the call %i completes pays %i", (call, pays) => {
    const calls = callsWith([]);
    const row = ticket[0]!;
    const started = [...row.slice(0, 4), ...calls].slice(0, call - 1);
    expect(ticketPays(ticket, [...started, row[4]!])).toBe(pays);
  });

  it("of several tickets add up", () => {
    const outcome = { calls: callsWith(ticket.flat()) };
    const bet = {
      tickets: [
        { rows: ticket, stake: 10 },
        { rows: ticket, stake: 30 },
      ],
    };
    expect(bingoTable.stakeOf(bet)).toBe(40);
    expect(bingoTable.winOf(null, bet, outcome)).toBe(40 * 4080);
  });
});

test("the next pattern and the numbers it needs", () => {
  expect(ticketProgress(ticket, new Set([4, 23, 41, 62]))).toEqual({ next: "oneLine", missing: 1 });
  expect(ticketProgress(ticket, new Set([...ticket[0]!, 15, 9]))).toEqual({ next: "twoLines", missing: 4 });
  expect(ticketProgress(ticket, new Set(ticket.flat()))).toBeNull();
});

test("a round calls sixty different balls, one after another", () => {
  const { calls } = bingoTable.draw(null, simulationSource(3));
  expect(new Set(calls).size).toBe(CALLS);
  expect(calls.every((ball) => ball >= 1 && ball <= 90)).toBe(true);
  expect(calledAfter(introMs - 1)).toBe(0);
  expect(calledAfter(introMs + 9 * callMs)).toBe(10);
  expect(calledAfter(bingoTable.runMs({ calls }))).toBeGreaterThanOrEqual(CALLS);
});

test("the proven return and hit rate agree with games that are played", () => {
  const random = simulationSource(90);
  const games = 4_000;
  let hits = 0;
  const completed = Object.fromEntries(bingoPatterns.map((pattern) => [pattern, 0]));
  let small = 0;
  for (let game = 0; game < games; game++) {
    const won = prizesWon(ticket, bingoTable.draw(null, random).calls);
    if (won.length > 0) hits++;
    for (const { pattern, pays } of won) {
      completed[pattern]!++;
      if (pattern === "oneLine") small += pays;
    }
  }
  // The tolerances are about four standard errors of 4,000 games.
  expect(Math.abs(hits / games - bingoHitRate())).toBeLessThan(0.03);
  expect(Math.abs(completed.twoLines! / games - patternChance("twoLines", CALLS))).toBeLessThan(0.012);
  expect(Math.abs(small / games - patternReturn("oneLine"))).toBeLessThan(0.1);
  // The expected return of 0.9619 is the sum of rounded chances, calculated independently of the proof.
  expect(bingoReturn()).toBeCloseTo(0.9619, 3);
});
