import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { callAmount } from "@parlour/poker/engine/betting";
import { legalActions } from "@parlour/poker/engine/legal-actions";
import { type HandState, potTotal } from "@parlour/poker/engine/state";
import { randomFrom } from "@parlour/poker/testing/random";
import { answerWith } from "@parlour/wagering/outcomes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { setConnected } from "./connection.ts";
import { accountOf, entryOwner } from "./entries.ts";
import { actInPool, canGo, closePool, foldAndGo, joinPool, leavePool, nextPoolDueMs } from "./pool.ts";
import { buyInRange, setRebuys, sitOut, topUp, topUpMax } from "./seating.ts";
import { type MoneyParts, moneyStepOf, moveSeatMoney, nextReturns, payReturn } from "./table-money.ts";
import {
  type Person,
  poolSeatOf,
  poolTableOf,
  runningHand,
  type Seat,
  seatOf,
  stateOf,
  type TableState,
} from "./table-state.ts";
import { config, firstHand, openPool, owners, pace, player, practice } from "./testing/pool-in-memory.ts";
import { voidHand } from "./void-hand.ts";

test("a full hand is dealt at once, a smaller one after a wait", () => {
  const { pool, at } = firstHand("full");
  expect(pool.nowMs).toBe(1_000_000);
  expect(at.seats).toHaveLength(6);
  const small = openPool("small");
  small.join(player("ann"));
  expect(small.playOn()).toBe(false);
  small.join(player("bob"));
  expect(nextPoolDueMs(small.state, small.due())).toBe(1_000_000 + pace.poolHeadsUpMs);
  small.join(player("cleo"));
  expect(nextPoolDueMs(small.state, small.due())).toBe(1_000_000 + pace.poolShortMs);
});

test("folding before one's turn moves the player on, and the others learn it in turn", () => {
  const { pool, at, bySeat } = firstHand("advance");
  const [, small, , first, second] = bySeat as [string, string, string, string, string];
  const before = JSON.stringify(pool.view(first));
  expect(pool.view(small).you.pool).toEqual({ entry: 1, isWaiting: false, canGo: true });
  expect(foldAndGo(pool.state, small, at.handNumber, pool.due())).toBeNull();
  expect(pool.member(small)).toMatchObject({ stack: config.minBuyIn - config.smallBlind });
  expect(pool.member(small).at).toBeUndefined();
  expect(JSON.stringify(pool.view(first))).toBe(before);
  expect(pool.view(small)).toMatchObject({ hand: null, you: { pool: { isWaiting: true, canGo: false } } });
  // The fold takes effect when it is the player's turn, after a short pause.
  for (const owner of [first, second, bySeat[5]!, bySeat[0]!])
    expect(foldAndGo(pool.state, owner, at.handNumber, pool.due())).toBeNull();
  expect(runningHand(at)).not.toBeNull();
  while (runningHand(at)) expect(pool.playOn()).toBe(true);
  const big = pool.member(bySeat[2]!);
  expect(big.stack).toBe(config.minBuyIn + config.smallBlind);
  expect(at.hand!.actions.map(({ type }) => type)).toEqual(Array(5).fill("fold"));
});

test("whoever could check, or win because the others fold, stays", () => {
  const { pool, at, bySeat } = firstHand("stay");
  const big = bySeat[2]!;
  expect(pool.view(big).you.pool!.canGo).toBe(false);
  expect(foldAndGo(pool.state, big, at.handNumber, pool.due())).toEqual({ code: "ACTION_NOT_ALLOWED" });
  // A player who leaves is checked or folded when it is their turn, and is paid out after that.
  leavePool(pool.state, big, pool.due());
  expect(pool.member(big)).toMatchObject({ stage: "seated", leaves: true });
  for (const owner of bySeat.filter((one) => one !== big))
    foldAndGo(pool.state, owner, at.handNumber, pool.due());
  while (runningHand(at)) pool.playOn();
  expect(pool.member(big)).toMatchObject({
    stage: "paying",
    stack: config.minBuyIn + config.smallBlind,
  });
});

test("everyone pays the big blind equally often, and a new member first", () => {
  const pool = openPool("blinds");
  for (const owner of owners) pool.join(player(owner), config.maxBuyIn);
  const hands = new Map<string, number>();
  const paid = new Map<string, number>();
  const seen = new Set<number>();
  for (let step = 0; step < 4_000 && seen.size < 300; step++) {
    for (const at of pool.state.pool?.tables ?? []) {
      if (at.hand === null || seen.has(at.handNumber)) continue;
      seen.add(at.handNumber);
      for (const { owner, seat } of at.seats) {
        hands.set(owner, (hands.get(owner) ?? 0) + 1);
        if (seat === at.positions!.bigBlind) paid.set(owner, (paid.get(owner) ?? 0) + 1);
      }
    }
    // Ann plays slowly and Bob folds at once; everyone else folds in turn.
    for (const { owner } of pool.state.seats) {
      const at = pool.table(owner);
      if (at?.hand && (owner === "bob" || (owner !== "ann" && step % 3 === 0)))
        foldAndGo(pool.state, owner, at.handNumber, pool.due());
    }
    for (const member of pool.state.seats) {
      member.stack = poolTableOf(pool.state, member) ? member.stack : config.maxBuyIn;
      sitOut(pool.state, member.owner, false, pool.nowMs);
    }
    if (!pool.playOn()) pool.nowMs += 500;
  }
  expect(seen.size).toBe(300);
  const seatsDealt = [...hands.values()].reduce((sum, count) => sum + count, 0);
  for (const owner of owners)
    expect(Math.abs(paid.get(owner)! - (hands.get(owner)! * seen.size) / seatsDealt)).toBeLessThan(
      0.35 * paid.get(owner)!,
    );
  pool.join(player("gus"));
  while (!pool.table("gus")?.hand) if (!pool.playOn()) pool.nowMs += 500;
  const first = pool.table("gus");
  expect(first.seats.find(({ seat }) => seat === first.positions!.bigBlind)!.owner).toBe("gus");
});

test("a player who returns brings the largest stack that they left with, whichever entry they take", () => {
  const pool = openPool("south");
  const second = entryOwner("ann", 2);
  for (const owner of ["ann", second]) pool.join(player(owner));
  pool.member(second).stack = 3 * config.maxBuyIn;
  for (const owner of ["ann", second]) {
    leavePool(pool.state, owner, pool.due());
    expect(pool.member(owner).stage).toBe("paying");
    const seat = pool.member(owner);
    pool.state.seats = pool.state.seats.filter((one) => one !== seat);
    pool.state.departures.push({ owner, stack: seat.stack, atMs: pool.nowMs });
  }
  expect(buyInRange(pool.state, "ann", pool.due()).min).toBe(3 * config.maxBuyIn);
  expect(buyInRange(pool.state, "bob", pool.due()).min).toBe(config.minBuyIn);
  expect(pool.join(player("ann"))).toMatchObject({ code: "BUY_IN_OUT_OF_RANGE" });
});

test("in a practice pool a newcomer plays bots at once, and sees a new hand after every fold", () => {
  const pool = openPool("practice", practice);
  const guest: Person = { owner: "guest:1", name: "1", kind: "GUEST" };
  expect(pool.join(guest)).toBeNull();
  const seen = new Set<number>();
  for (let step = 0; step < 400 && seen.size < 4; step++) {
    pool.playOn();
    const at = pool.table("guest:1");
    if (!at?.hand) continue;
    const startedMs = pool.nowMs;
    seen.add(at.handNumber);
    expect(at.seats.filter(({ kind }) => kind === "BOT")).toHaveLength(5);
    if (!canGo(at, stateOf(at.hand), poolSeatOf(pool.state, pool.member("guest:1"))!.seat)) continue;
    expect(foldAndGo(pool.state, "guest:1", at.handNumber, pool.due())).toBeNull();
    pool.playOn();
    // The next table gets its number when its hand is dealt.
    expect(pool.table("guest:1").handNumber).not.toBe(at.handNumber);
    expect(pool.nowMs).toBe(startedMs);
  }
  expect(seen.size).toBe(4);
  leavePool(pool.state, "guest:1", pool.due());
  for (let step = 0; step < 400 && pool.state.seats.length > 0; step++) pool.playOn();
  expect(pool.state.seats).toEqual([]);
  expect(pool.state.pool!.tables).toEqual([]);
});

test("a closed pool deals no more hands and pays everyone out", () => {
  const { pool, at } = firstHand("closed");
  closePool(pool.state, pool.due());
  while (runningHand(at)) expect(pool.playOn()).toBe(true);
  expect(pool.state.seats.map(({ stage }) => stage)).toEqual(Array(6).fill("paying"));
  expect(pool.join(player("gus"))).toEqual({ code: "POOL_CLOSED" });
  pool.nowMs += 60_000;
  pool.playOn();
  expect(pool.state.pool!.tables).toEqual([]);
});

/** A wallet with idempotent operations that refuses some stakes; it counts the chips in the pool. */
function openWallet(roll: () => number) {
  const done = new Map<string, ReturnType<typeof answerWith>>();
  const wallet = { inPool: 0 };
  const stakes = new Map<string, number>();
  /** What each stay has been paid out. */
  const payouts = new Map<string, number>();
  type Operation = {
    kind: string;
    operationId: string;
    wagerId: string;
    stake?: bigint;
    payout?: bigint;
    refunds?: string;
    result?: { payout: bigint };
  };
  const parts = {
    wagering: {
      async apply({ kind, operationId, wagerId, stake, payout, refunds, result }: Operation) {
        const known = done.get(operationId);
        if (known) return known;
        if (kind === "refund") {
          wallet.inPool -= stakes.get(refunds!) ?? 0;
          done.set(refunds!, answerWith("NOT_ADMITTED"));
        } else if (kind === "place") {
          if (roll() < 0.15) return answerWith("NOT_ADMITTED");
          stakes.set(operationId, Number(stake));
          wallet.inPool += Number(stake);
        } else if (kind === "resettle") {
          const paid = payouts.get(wagerId);
          // A stay that has not been paid out cannot be corrected yet.
          if (paid === undefined) return answerWith("WAGER_CLOSED");
          wallet.inPool -= Number(result!.payout) - paid;
          payouts.set(wagerId, Number(result!.payout));
        } else {
          wallet.inPool -= Number(payout);
          payouts.set(wagerId, Number(payout));
        }
        done.set(operationId, answerWith("POSTED"));
        return answerWith("POSTED");
      },
    },
  } as unknown as MoneyParts;
  const isDone = (id: string) => done.get(id)?.outcome === "POSTED";
  return { wallet, parts, isDone, paidTo: (session: string) => payouts.get(session) };
}

/**
 * Returns the running hand of a table; null if it is over or was decided by the deal alone, in which case its chips are
 * already in the stacks.
 */
function playIn(at: TableState): HandState | null {
  const play = runningHand(at) ? stateOf(at.hand!) : null;
  return play?.phase === "complete" ? null : play;
}

/** Adds up what is owed to players who have left: for each stay, the last correction contains the earlier ones. */
function returnsIn(state: TableState, paidTo: (session: string) => number | undefined): number {
  const totals = new Map((state.returnsDue ?? []).map(({ session, payout }) => [session, payout]));
  let sum = 0;
  for (const [session, payout] of totals) {
    const seat = state.seats.find((one) => one.session === session);
    sum += payout - (paidTo(session) ?? seat!.stack);
  }
  return sum;
}

/**
 * Adds up all chips of a pool: stacks, pots, rake to be posted, paid top-ups that are not added yet, and chips of voided
 * hands that are still to be returned.
 */
function chipsIn(state: TableState, { isDone, paidTo }: ReturnType<typeof openWallet>): number {
  let sum = returnsIn(state, paidTo);
  sum += state.rakeDue.reduce((total, { amount }) => total + amount, 0);
  for (const seat of state.seats) {
    const at = poolTableOf(state, seat);
    const play = at && playIn(at);
    const own = play?.players.find((one) => one.seat === poolSeatOf(state, seat)!.seat);
    // A cash-out may have been paid even though the server crashed before it could record it.
    if (isDone(`${seat.session}/buy-in`) && !isDone(`${seat.session}/cash-out`))
      sum += (own ? own.stack : seat.stack) + (seat.returned ?? 0);
    if (seat.topUp && isDone(`${seat.session}/top-up/${seat.topUp.id}`)) sum += seat.topUp.amount;
  }
  for (const at of state.pool?.tables ?? []) {
    const play = playIn(at);
    if (play) sum += potTotal(play);
  }
  return sum;
}

function checkPlaces(state: TableState): void {
  const playing = new Set<string>();
  for (const at of state.pool?.tables ?? []) {
    const people = at.seats.map(({ owner }) => accountOf(owner));
    expect(new Set(people).size).toBe(people.length);
    if (!runningHand(at)) continue;
    const { players } = stateOf(at.hand!);
    for (const seat of at.seats) {
      const member = state.seats.find(({ session }) => session === seat.session);
      const isBound = member?.at === at.handNumber;
      const isOut = players.find((one) => one.seat === seat.seat)!.folded;
      // A player who folds moves on to another hand. If a player moves on without folding, the seat is marked as gone.
      expect(isBound ? isOut : !isOut && !seat.isGone).toBe(false);
      if (!isBound) continue;
      expect(playing.has(seat.session)).toBe(false);
      playing.add(seat.session);
    }
  }
  for (const member of state.seats) {
    expect(member.stack).toBeGreaterThanOrEqual(0);
    if (member.at !== undefined) expect(poolTableOf(state, member)).toBeDefined();
  }
}

/** A viewer gets the cards of their own seat and those that were shown, and nothing that identifies anyone. */
function checkSecrets(view: PokerTableView): void {
  expect(JSON.stringify(view)).not.toMatch(/"(deck|hole|setup|nonceSeed|owner|session)"/);
  for (const { name } of view.seats) expect(name).toBe("");
  for (const { seat, cards } of view.hand?.players ?? []) {
    const isShown = view.hand!.log.some((entry) => entry.kind === "reveal" && entry.seat === seat);
    expect(cards !== null).toBe(seat === view.you.seat || isShown);
  }
}

test("no chip is lost and nobody plays two hands with one stack, whatever happens", async () => {
  const people = [...owners, "gus", "hal", entryOwner("ann", 2), entryOwner("bob", 2)].map(player);
  const tally = { hands: 0, left: 0, gone: 0, voided: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const roll = randomFrom(seed);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(roll() * items.length)]!;
      const pool = openPool(String(seed));
      const bank = openWallet(roll);
      const { wallet, parts } = bank;
      let isClosed = false;
      for (let step = 0; step < 400; step++) {
        const person = pick(people);
        const member = seatOf(pool.state, person.owner);
        const draft = pool.due();
        const dice = roll();
        if (dice < 0.15) {
          if (!member) {
            const { min, max } = buyInRange(pool.state, person.owner, draft);
            const entry = {
              amount: min + Math.floor(roll() * (max - min)),
              ...{ session: `${person.owner}:${step}`, sitId: `${step}` },
            };
            joinPool(pool.state, person, entry, draft);
          } else topUp(pool.state, person.owner, { id: `${step}`, amount: topUpMax(member, config) }, draft);
        } else if (dice < 0.2) {
          leavePool(pool.state, person.owner, draft);
          if (member) tally.left += 1;
        } else if (dice < 0.25) sitOut(pool.state, person.owner, roll() < 0.2, pool.nowMs);
        else if (dice < 0.3) setConnected(pool.state, person.owner, roll() < 0.8, pool);
        else if (dice < 0.32) setRebuys(pool.state, person.owner, roll() < 0.5, draft);
        else if (dice < 0.5) {
          if (member?.at !== undefined && foldAndGo(pool.state, person.owner, member.at, draft) === null)
            tally.gone += 1;
        } else if (dice < 0.62) {
          const acting = pool.state.seats.find((one) => isToAct(pool.state, one));
          if (acting) actAtRandom(pool.state, acting, roll, draft);
        } else if (dice < 0.64) {
          // A server is killed: the next one reads the stored state and does not know who is connected.
          pool.state = JSON.parse(JSON.stringify(pool.state)) as TableState;
          for (const { owner } of pool.state.seats) {
            setConnected(pool.state, owner, false, pool);
            if (roll() < 0.9) setConnected(pool.state, owner, true, pool);
          }
        } else if (dice < 0.75) {
          const owing = pool.state.seats.filter((seat) => moneyStepOf(seat) !== null);
          for (const seat of owing) {
            const result = await moveSeatMoney(parts, config, structuredClone(seat));
            // Sometimes the server dies after the ledger has answered, and another one repeats the step.
            if (roll() < 0.8) result!.settle(pool.state, draft);
          }
          for (const { amount } of pool.state.rakeDue.splice(0)) wallet.inPool -= amount;
          for (const due of nextReturns(pool.state)) {
            if (!(await payReturn(parts, config, due)) || roll() < 0.2) continue;
            pool.state.returnsDue = pool.state.returnsDue!.filter((one) => one !== due);
            tally.corrected += 1;
          }
        } else pool.playOn();
        const running = pool.state.pool?.tables.filter((at) => runningHand(at) !== null) ?? [];
        if (running.length > 0 && roll() < 0.02) {
          voidHand(pool.state, pick(running), draft);
          tally.voided += 1;
        }
        if (!isClosed && roll() < 0.001) {
          closePool(pool.state, draft);
          isClosed = true;
        }
        checkPlaces(pool.state);
        if (step % 10 === 0) checkSecrets(pool.view(person.owner));
        expect(chipsIn(pool.state, bank)).toBe(wallet.inPool);
      }
      tally.hands += pool.state.handNumber;
    }),
    { numRuns: 90 },
  );
  // The simulation must have covered every kind of event often enough to be meaningful.
  expect(tally.hands).toBeGreaterThan(300);
  expect(tally.gone).toBeGreaterThan(100);
  expect(tally.left).toBeGreaterThan(100);
  expect(tally.voided).toBeGreaterThan(50);
  expect(tally.corrected).toBeGreaterThan(0);
}, 240_000);

const isToAct = (state: TableState, member: Seat): boolean => {
  const at = poolTableOf(state, member);
  const play = at && runningHand(at) ? stateOf(at.hand!) : null;
  return play?.toAct != null && play.players[play.toAct]!.seat === poolSeatOf(state, member)!.seat;
};

function actAtRandom(
  state: TableState,
  member: Seat,
  roll: () => number,
  draft: Parameters<typeof actInPool>[3],
): void {
  const at = poolTableOf(state, member)!;
  const { seat } = poolSeatOf(state, member)!;
  const play = stateOf(at.hand!);
  const legal = legalActions(play, seat);
  const range = legal.bet ?? legal.raise;
  const own = play.players.find((one) => one.seat === seat)!;
  const dice = roll();
  const action =
    range && dice < 0.25
      ? ({ type: legal.bet ? "bet" : "raise", seat, to: dice < 0.08 ? range.max : range.min } as const)
      : callAmount(play, own) === 0
        ? ({ type: "check", seat } as const)
        : ({ type: dice < 0.8 ? "call" : "fold", seat } as const);
  expect(actInPool(state, member, action, draft)).toBeNull();
}
