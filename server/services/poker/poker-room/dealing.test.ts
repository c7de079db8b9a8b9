import { randomFrom } from "@parlour/poker/testing/random";
import type { Random } from "@parlour/server/kit/random";
import { expect, test } from "vitest";
import { dealHand, prepareNextDeck } from "./dealing.ts";
import { paceOf } from "./pace.ts";
import { actInHand, seatToAct } from "./playing.ts";
import { removeSeat, setAutoPost, sit, sitOut } from "./seating.ts";
import type { TableConfig } from "./table-config.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable, stateOf, type TableState } from "./table-state.ts";

const dice = randomFrom(236);
const random = {
  integer: (below: number) => Math.floor(dice() * below),
  bytes: (count: number) => Buffer.alloc(count, 7),
  id: (prefix: string) => `${prefix}_1`,
} as unknown as Random;
const draftOf = (config: TableConfig) => ({ config, pace: paceOf(100), nowMs: 1_000 });

function join(state: TableState, config: TableConfig, seat: number): void {
  const person = { owner: `player_${seat}`, name: `${seat}`, kind: "PLAYER" } as const;
  sit(state, person, { seat, amount: config.maxBuyIn, session: `stay-${seat}` }, draftOf(config));
  for (const one of state.seats) one.stage = "seated";
}

/** Plays a hand in which everyone checks or folds, and returns it. */
function playHand(state: TableState, config: TableConfig) {
  prepareNextDeck(state, config, { random });
  expect(dealHand(state, config, { random, nowMs: 1_000 })).toBe(true);
  const hand = state.hand!;
  for (let acting = seatToAct(state); acting; acting = seatToAct(state)) {
    const { seat } = acting.seat;
    if (actInHand(state, { type: "check", seat }, draftOf(config)) !== null)
      actInHand(state, { type: "fold", seat }, draftOf(config));
  }
  return hand;
}

const tableOf = (id: string): TableConfig => tablePlan.find((plan) => plan.id === id)!;

function openTable(config: TableConfig, seats: readonly number[]): TableState {
  const state = structuredClone(emptyTable);
  for (const seat of seats) join(state, config, seat);
  return state;
}

test("everyone is dealt into the first hand of a table, also after it was empty", () => {
  const config = tableOf("basalt");
  const state = openTable(config, [1, 2, 3, 4]);
  expect(playHand(state, config).setup.players).toHaveLength(4);
  for (const seat of [...state.seats]) removeSeat(state, seat, draftOf(config));
  state.departures = [];
  for (const seat of [2, 3, 5, 6]) join(state, config, seat);
  const { setup } = playHand(state, config);
  expect(setup.players.map(({ blind = 0, post = 0 }) => blind + post)).toEqual([5, 10, 0, 0]);
});

test("a newcomer posts at once, or waits for the big blind if they turn auto-post off", () => {
  const config = tableOf("basalt");
  const firstHandOf = (autoPost: boolean) => {
    const state = openTable(config, [1, 2, 3, 4]);
    playHand(state, config);
    join(state, config, 6);
    expect(setAutoPost(state, "player_6", autoPost)).toBeNull();
    for (let hands = 1; hands <= 6; hands++) {
      const { setup } = playHand(state, config);
      const own = setup.players.find(({ seat }) => seat === 6);
      if (own) return { hands, blind: own.blind, post: own.post };
    }
    return null;
  };
  expect(firstHandOf(true)).toEqual({ hands: 1, blind: 0, post: config.bigBlind });
  expect(firstHandOf(false)).toEqual({ hands: 2, blind: config.bigBlind, post: 0 });
});

test("a newcomer who waits for the big blind pays nothing if too few others could play", () => {
  const config = tableOf("kyanite");
  const state = openTable(config, [1, 2]);
  playHand(state, config);
  sitOut(state, "player_2", true, 1_000);
  join(state, config, 5);
  setAutoPost(state, "player_5", false);
  const own = playHand(state, config).setup.players.find(({ seat }) => seat === 5)!;
  expect(own.post).toBe(0);
});

test("every short-deck hand has antes and a blind on the button, whoever sits out", () => {
  const config = tableOf("kyanite");
  const { ante } = config.options!;
  const state = openTable(config, [1, 2, 3, 5, 6]);
  for (let number = 0; number < 200; number++) {
    const absent = Math.floor(dice() * 7);
    for (const { owner, seat } of state.seats) sitOut(state, owner, seat === absent, 1_000);
    const { setup, button } = playHand(state, config);
    expect(setup.players.at(-1)).toMatchObject({ seat: button, blind: config.bigBlind });
    expect(setup.players.slice(0, -1).every(({ blind }) => blind === 0)).toBe(true);
    expect(setup.players.every((player) => player.ante === ante)).toBe(true);
    const after = stateOf(state.hand!);
    const brought = setup.players.reduce((sum, { stack }) => sum + stack, 0);
    expect(after.players.reduce((sum, { stack }) => sum + stack, after.result!.rake)).toBe(brought);
  }
});

test("a player who sits out when the button comes posts the missed blind on return", () => {
  const config = tableOf("kyanite");
  const state = openTable(config, [1, 2, 3]);
  playHand(state, config);
  sitOut(state, "player_2", true, 1_000);
  expect(playHand(state, config).button).toBe(3);
  sitOut(state, "player_2", false, 1_000);
  const { setup } = playHand(state, config);
  expect(setup.players.find(({ seat }) => seat === 2)).toMatchObject({ post: config.bigBlind });
});
