import { expect, test } from "vitest";
import { foldAndGo, leavePool } from "./pool.ts";
import { sitOut } from "./seating.ts";
import { stateOf } from "./table-state.ts";
import { config, firstHand, openPool, owners, player } from "./testing/pool-in-memory.ts";
import { voidHand } from "./void-hand.ts";

test("the players of a hand get the commitment to its deck before the cards, and others never do", () => {
  const pool = openPool("commitment");
  for (const owner of [...owners, "gus"]) pool.join(player(owner));
  pool.playOn();
  const at = pool.state.pool!.tables[0]!;
  const { commitment } = at.nextDeck!;
  for (const { owner } of at.seats) {
    const view = pool.view(owner);
    expect(view).toMatchObject({
      hand: null,
      nextCommitment: commitment,
      you: { pool: { isWaiting: true } },
    });
    expect(JSON.stringify(view)).not.toContain(at.nextDeck!.nonceSeed);
  }
  const other = pool.state.seats.find((member) => member.at === undefined)!;
  expect(pool.view(other.owner).nextCommitment).toBeNull();
  const stored = structuredClone(pool.state);
  pool.playOn();
  expect(at.hand!.commitment).toBe(commitment);
  for (const { owner } of at.seats) expect(pool.view(owner).nextCommitment).toBeNull();

  // A player who goes before the deal is not dealt in, and the others wait for another hand.
  pool.state = stored;
  const [gone, ...rest] = pool.state.pool!.tables[0]!.seats.map(({ owner }) => owner);
  sitOut(pool.state, gone!, true, pool.nowMs);
  pool.playOn();
  expect(pool.member(gone!).at).toBeUndefined();
  expect(pool.state.pool!.tables.every(({ hand }) => hand === null)).toBe(true);
  pool.playOn();
  expect(rest.every((owner) => pool.table(owner).hand !== null)).toBe(true);
});

test("a voided hand returns what everyone put in, also to players who have moved on or left", () => {
  const { pool, at, bySeat } = firstHand("voided");
  const [button, small, big, first] = bySeat as [string, string, string, string];
  foldAndGo(pool.state, small, at.handNumber, pool.due());
  leavePool(pool.state, first, pool.due());
  const play = stateOf(at.hand!);
  expect(play.players.find(({ seat }) => seat === at.positions!.bigBlind)!.stack).toBeLessThan(
    config.minBuyIn,
  );
  voidHand(pool.state, at, pool.due());
  expect(pool.state.pool!.tables).toEqual([]);
  for (const owner of [button, small, big]) {
    expect(pool.member(owner)).toMatchObject({ stage: "seated", stack: config.minBuyIn });
    expect(pool.view(owner)).toMatchObject({ hand: null, voidedHand: at.handNumber });
  }
  // A player who put nothing in before leaving is owed nothing.
  expect(pool.member(first)).toMatchObject({ stage: "paying", stack: config.minBuyIn });
  expect(pool.state.returnsDue ?? []).toEqual([]);
  expect(pool.state.rakeDue).toEqual([]);
});
