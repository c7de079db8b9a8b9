import { seededRandom } from "@parlour/server/kit/random";
import { expect } from "vitest";
import { paceOf } from "../pace.ts";
import { joinPool, nextPoolDueMs, playPoolOn } from "../pool.ts";
import { toPoolView } from "../pool-view.ts";
import { tablePlan } from "../table-plan.ts";
import { emptyTable, type Person, poolTableOf, seatOf, type TableState } from "../table-state.ts";

export const config = tablePlan.find(({ fastFold, currency }) => fastFold && currency !== null)!;
export const practice = tablePlan.find(({ fastFold, currency }) => fastFold && currency === null)!;
export const pace = paceOf(100);

export const player = (owner: string): Person => ({ owner, name: owner, kind: "PLAYER" });

/** A pool with its members and clock, without a database. */
export function openPool(seed: string, terms = config) {
  const pool = {
    state: structuredClone(emptyTable) as TableState,
    nowMs: 1_000_000,
    due: () => ({ config: terms, pace, random, nowMs: pool.nowMs }),
    join(person: Person, amount = terms.minBuyIn) {
      const entry = { amount, session: `s:${person.owner}:${pool.nowMs}`, sitId: `${person.owner}` };
      const refused = joinPool(pool.state, person, entry, pool.due());
      for (const seat of pool.state.seats) if (seat.stage === "buying") seat.stage = "seated";
      return refused;
    },
    /** Lets time pass until something happens; returns false if the pool waits for a person. */
    playOn(): boolean {
      const next = nextPoolDueMs(pool.state, pool.due());
      if (next === null) return false;
      pool.nowMs = Math.max(pool.nowMs, next);
      return playPoolOn(pool.state, pool.due());
    },
    member: (owner: string) => seatOf(pool.state, owner)!,
    table: (owner: string) => poolTableOf(pool.state, pool.member(owner))!,
    view: (owner: string) =>
      toPoolView(
        { ...pool.due(), config: terms, state: structuredClone(pool.state), version: 1 },
        player(owner),
      ),
  };
  const random = seededRandom(seed);
  return pool;
}

export const owners = ["ann", "bob", "cleo", "dan", "eve", "fay"];

/**
 * Returns a pool whose six members are playing their first hand, its table, and the owners in the order of their seats.
 */
export function firstHand(seed: string) {
  const pool = openPool(seed);
  for (const owner of owners) expect(pool.join(player(owner))).toBeNull();
  expect(pool.playOn()).toBe(true);
  const at = pool.state.pool!.tables[0]!;
  expect(at.hand).toBeNull();
  expect(pool.playOn()).toBe(true);
  expect(at.hand).not.toBeNull();
  return { pool, at, bySeat: at.seats.map(({ owner }) => owner) };
}
