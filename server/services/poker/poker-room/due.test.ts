import { randomFrom } from "@parlour/poker/testing/random";
import { blindStructures } from "@parlour/poker/tournament/structures";
import type { Random } from "@parlour/server/kit/random";
import fc from "fast-check";
import { expect, test } from "vitest";
import { setConnected } from "./connection.ts";
import { dealHand, prepareNextDeck } from "./dealing.ts";
import { type Due, doWhatIsDue, nextDueMs } from "./due.ts";
import { paceOf } from "./pace.ts";
import type { TableConfig } from "./table-config.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable, type Seat, stateOf, type TableState } from "./table-state.ts";

function randomOf(seed: number): Random {
  const dice = randomFrom(seed);
  return {
    integer: (below: number) => Math.floor(dice() * below),
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => Math.floor(dice() * 256))),
    id: (prefix: string) => `${prefix}_${Math.floor(dice() * 2 ** 40)}`,
  } as unknown as Random;
}

const seatWith = (stack: number, at: number): Seat => ({
  owner: `player_${at}`,
  name: `Player ${at}`,
  kind: "PLAYER",
  seat: at + 1,
  session: `session_${at}`,
  stage: "seated",
  stack,
  topUp: null,
  sitsOut: true,
  awayMs: 0,
  leaves: false,
  missed: { small: false, big: false },
  timeBankMs: 0,
  reserveMs: 0,
  isConnected: true,
});

/**
 * A tournament table with a big blind of 200 and a big blind ante: the player in the big blind also pays an ante of 200
 * for the whole table.
 */
function tournamentTable(): TableConfig {
  const structure = {
    ...blindStructures.turbo,
    levelMs: 10_000_000,
    levels: [{ smallBlind: 100, bigBlind: 200, ante: 200 }],
  };
  const tournament = { id: "tournament_1", name: "Short stacks", structure, startedMs: 0, isRealMoney: true };
  const cash = tablePlan.find(({ game, bots }) => game === "holdem" && bots === null)!;
  return { ...cash, rake: { ...cash.rake, basisPoints: 0 }, tournament };
}

test("a hand ends however few chips its players bring, and no chip is lost", () => {
  const stacks = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(stacks, fc.nat(), (brought, seed) => {
      const due: Due = { config: tournamentTable(), pace: paceOf(100), random: randomOf(seed), nowMs: 1_000 };
      const state: TableState = {
        ...structuredClone(emptyTable),
        isTournament: true,
        seats: brought.map(seatWith),
      };
      for (let step = 0; state.hand?.endedMs == null; step++) {
        expect(step).toBeLessThan(200);
        const next = nextDueMs(state, due);
        expect(next).not.toBeNull();
        due.nowMs = Math.max(due.nowMs, next!);
        expect(doWhatIsDue(state, due)).toBe(true);
      }
      const kept = state.seats.reduce((sum, { stack }) => sum + stack, 0);
      expect(kept).toBe(brought.reduce((sum, stack) => sum + stack, 0));
    }),
    { numRuns: 300 },
  );
});

/** More chips than any tournament can have: a thousand players, with all re-buys and the add-on. */
const mostChips = 1_000 * (3_000 + 3 * 3_000 + 4_500);

test("a tournament of absent players ends in its last level, however many chips they have", () => {
  const table = tournamentTable();
  const config = { ...table, tournament: { ...table.tournament!, structure: blindStructures.turbo } };
  const stacks = fc.array(fc.integer({ min: 1, max: mostChips / 6 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(stacks, fc.nat(), (brought, seed) => {
      const due: Due = { config, pace: paceOf(100), random: randomOf(seed), nowMs: 1e12 };
      const state: TableState = {
        ...structuredClone(emptyTable),
        isTournament: true,
        seats: brought.map(seatWith),
      };
      for (let step = 0; state.seats.length > 1; step++) {
        expect(step).toBeLessThan(2_000);
        due.nowMs = Math.max(due.nowMs, nextDueMs(state, due)!);
        expect(doWhatIsDue(state, due)).toBe(true);
        // The tournament removes the players who are out.
        if (state.hand?.endedMs != null) state.seats = state.seats.filter(({ stack }) => stack > 0);
      }
      expect(state.seats[0]!.stack).toBe(brought.reduce((sum, stack) => sum + stack, 0));
    }),
    { numRuns: 50 },
  );
});

test.each(tablePlan)("$id: the clock alone ends every hand, and no chip is lost", (config) => {
  const player = fc.record({
    stack: fc.integer({ min: 1, max: 2 * config.maxBuyIn }),
    sitsOut: fc.boolean(),
    leaves: fc.boolean(),
    isConnected: fc.boolean(),
    straddles: fc.boolean(),
    missed: fc.record({ small: fc.boolean(), big: fc.boolean() }),
    kind: config.bots ? fc.constantFrom("PLAYER", "BOT") : fc.constant("PLAYER"),
  });
  fc.assert(
    fc.property(
      fc.array(player, { maxLength: config.seats }),
      fc.nat(20),
      fc.nat(),
      (players, number, seed) => {
        const due: Due = { config, pace: paceOf(100), random: randomOf(seed), nowMs: 1_000 };
        const seats = players.map(
          (one, at): Seat => ({ ...seatWith(one.stack, at), ...one, sitsOut: false, leaves: false }),
        );
        const state: TableState = { ...structuredClone(emptyTable), seats, handNumber: number };
        prepareNextDeck(state, config, due);
        if (!dealHand(state, config, due)) return;
        const hand = state.hand!;
        for (const [at, { sitsOut, leaves }] of players.entries())
          Object.assign(seats[at]!, { sitsOut, leaves });
        for (let step = 0; hand.endedMs === null; step++) {
          expect(step).toBeLessThan(1_000);
          const next = nextDueMs(state, due);
          expect(next).not.toBeNull();
          due.nowMs = Math.max(due.nowMs, next!);
          if (!doWhatIsDue(state, due)) due.nowMs += 10_000;
        }
        const brought = hand.setup.players.reduce((sum, { stack }) => sum + stack, 0);
        const { players: after, result } = stateOf(hand);
        expect(after.reduce((sum, { stack }) => sum + stack, result!.rake)).toBe(brought);
      },
    ),
    { numRuns: 40 },
  );
});

const cashTable = tablePlan.find(({ game, bots, seats }) => game === "holdem" && bots === null && seats > 2)!;
const dueAt = (nowMs: number): Due => ({ config: cashTable, pace: paceOf(100), random: randomOf(1), nowMs });

test("an absent player's seat is not due while their chips are in a hand, and is given up after it", () => {
  const seats = [0, 1, 2].map((at): Seat => ({ ...seatWith(500, at), sitsOut: false, awayMs: null }));
  const state: TableState = { ...structuredClone(emptyTable), seats };
  prepareNextDeck(state, cashTable, dueAt(1_000));
  expect(dealHand(state, cashTable, dueAt(1_000))).toBe(true);
  const absent = state.seats[1]!;
  absent.awayMs = 1_000;
  const due = dueAt(absent.awayMs + paceOf(100).awayMs);
  state.hand!.turnMs = due.nowMs;
  expect(nextDueMs(state, due)).toBeGreaterThan(due.nowMs);
  expect(doWhatIsDue(state, due)).toBe(false);
  state.hand!.endedMs = due.nowMs;
  expect(nextDueMs(state, due)).toBeLessThanOrEqual(due.nowMs);
  expect(doWhatIsDue(state, due)).toBe(true);
  expect(absent.leaves).toBe(true);
});

test("a person who waits for a seat loses their place a few minutes after their last connection", () => {
  const seats = Array.from(
    { length: cashTable.seats },
    (_, at): Seat => ({ ...seatWith(500, at), awayMs: null }),
  );
  const waiting = [{ owner: "wanda", name: "Wanda", kind: "PLAYER" as const, sinceMs: 0, offer: null }];
  const state: TableState = { ...structuredClone(emptyTable), seats, waiting };
  const connect = (isConnected: boolean, nowMs: number) =>
    setConnected(state, "wanda", isConnected, { nowMs });
  expect(nextDueMs(state, dueAt(0))).toBeNull();
  expect(connect(false, 1_000)).toBe(true);
  expect(connect(true, 2_000)).toBe(true);
  expect(nextDueMs(state, dueAt(2_000))).toBeNull();
  expect(connect(false, 3_000)).toBe(true);
  expect(connect(false, 4_000)).toBe(false);
  const untilMs = 3_000 + paceOf(100).waitingGoneMs;
  expect(nextDueMs(state, dueAt(4_000))).toBe(untilMs);
  expect(doWhatIsDue(state, dueAt(untilMs - 1))).toBe(false);
  expect(doWhatIsDue(state, dueAt(untilMs))).toBe(true);
  expect(state.waiting).toEqual([]);
});
