import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { getPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import { getPokerStatistics } from "@parlour/contracts/calls/poker/poker-room/get-poker-statistics";
import { listPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import type { PokerDeckProof, PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { readPhh } from "@parlour/poker/phh/read-phh";
import { randomFrom } from "@parlour/poker/testing/random";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stateOf, type TableHand } from "../../server/services/poker/poker-room/table-state.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable, type PokerClient } from "../testing-poker.ts";
import { startPokerServer } from "../testing-poker-servers.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

const dollars = { currency: "USD" };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const unlocked = async (client: TestClient): Promise<number> =>
  (await client.call(listBalances)).body.find(({ type }) => type === "Unlocked")!.amount;

async function houseBalance(account: string): Promise<number> {
  const accounts = await stack.kit.ledger.accountsOf("house");
  return Number(accounts.get(account) ?? 0n);
}

/** Seats two funded players at a table, each with the given number of chips. */
async function headsUp(tableId: string, amount: number) {
  const people = [await addFundedPlayer(stack, dollars), await addFundedPlayer(stack, dollars)];
  const seats: PokerClient[] = [];
  for (const [at, { client }] of people.entries()) {
    const seat = await joinTable(client, stack.origin, tableId);
    expect(await seat.sit(at + 1, amount)).toMatchObject({ type: "done" });
    seats.push(seat);
  }
  // Skips the pause after the last hand of an earlier test.
  stack.clock.advance(10_000);
  for (const seat of seats) await seat.until(({ hand }) => hand !== null && hand.phase !== "complete");
  return { people, seats };
}

const actor = (seats: PokerClient[]) =>
  vi.waitUntil(() => seats.find((seat) => seat.isToAct()), { timeout: 15_000, interval: 5 });

/** Makes all players check or call until the hand is over. */
async function checkDown(seats: PokerClient[]): Promise<PokerTableView> {
  const { number } = seats[0]!.view().hand!;
  for (;;) {
    const next = await vi.waitUntil(
      () => {
        const isOver = seats.every((seat) => seat.view().hand?.phase === "complete");
        return isOver ? "over" : seats.find((seat) => seat.isToAct());
      },
      { timeout: 15_000, interval: 5 },
    );
    if (next === "over") return seats[0]!.view();
    expect(next.view().hand!.number).toBe(number);
    await next.act(next.view().you.legal!.check ? "check" : "call");
    await Promise.all(seats.map((seat) => seat.until(({ version }) => version >= next.view().version)));
  }
}

async function leave(seats: PokerClient[]): Promise<void> {
  for (const seat of seats) {
    await seat.say({ type: "leave" });
    await seat.until(({ you }) => you.seat === null);
    seat.close();
  }
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
function expectProven(commitment: string, { commitments, openings }: PokerDeckProof, cards: string[]): void {
  expect(sha256(commitments.join(""))).toBe(commitment);
  for (const { position, card, nonce } of openings)
    expect(sha256(`${position}:${card}:${nonce}`)).toBe(commitments[position]);
  expect(openings.map(({ card }) => card)).toEqual(expect.arrayContaining(cards));
}

it("plays a raked hand for real money, hides cards until they may be shown, and pays out the rest", async () => {
  const revenue = await houseBalance("revenuePoker:USD");
  const { people, seats } = await headsUp("ebony", 100);
  const watcher = await joinTable(stack.client(), stack.origin, "ebony", "spectator-secret-123456");
  expect(await unlocked(people[0]!.client)).toBe(900);
  expect(await houseBalance("pokerTables:USD")).toBe(20_000);
  const { commitment } = seats[0]!.view().hand!;

  const first = await actor(seats);
  expect(await first.act("raise", 3)).toMatchObject({ type: "done" });
  const over = await checkDown(seats);
  const hand = over.hand!;
  const pot = hand.result!.pots.reduce((sum, { amount }) => sum + amount, 0);
  expect(pot).toBe(6);
  expect(hand.result!.rake).toBe(0.3);
  expect(over.seats.reduce((sum, { stack: chips }) => sum + chips, 0)).toBeCloseTo(199.7);
  expect(hand.commitment).toBe(commitment);
  expectProven(commitment, seats[0]!.view().hand!.proof!, hand.boards[0]!);

  // No card was sent too early: no opponent's hole card, no board card and no card that was never dealt.
  const shown = hand.players.filter(({ seat }) =>
    hand.log.some((e) => e.kind === "reveal" && e.seat === seat),
  );
  for (const viewer of [...seats, watcher]) {
    const own = viewer.view().you.seat;
    for (const message of viewer.received) {
      if (message.type !== "table" || !message.view.hand) continue;
      const { hand: seen } = message.view;
      for (const { seat, cards } of seen.players) {
        const isDue =
          seat === own || (seen.phase === "complete" && shown.some((player) => player.seat === seat));
        if (!isDue) expect(cards).toBeNull();
      }
      const due = new Set([...seen.boards.flat(), ...seen.players.flatMap(({ cards }) => cards ?? [])]);
      const text = JSON.stringify({ ...seen, commitment: "", proof: seen.proof?.openings ?? null, id: "" });
      for (const [, card] of text.matchAll(/"([2-9TJQKA][cdhs])"/g)) expect(due).toContain(card);
      if (seen.phase !== "complete") expect(seen.proof).toBeNull();
      expect(seen.boards[0]).toHaveLength(
        { preflop: 0, flop: 3, turn: 4, river: 5, complete: 5, runs: 0 }[seen.phase],
      );
    }
  }

  await leave(seats);
  watcher.close();
  const balances = [await unlocked(people[0]!.client), await unlocked(people[1]!.client)];
  expect(balances[0]! + balances[1]!).toBeCloseTo(2_000 - 0.3);
  await vi.waitFor(async () => expect(await houseBalance("revenuePoker:USD")).toBe(revenue + 30), {
    timeout: 15_000,
  });
  expect(await houseBalance("pokerTables:USD")).toBe(0);

  // The account history names the table, the player's list contains the hand, and the replay hides mucked
  // cards.
  const history = await people[0]!.client.call(listTransactions);
  expect(history.body.items[0]).toMatchObject({ subject: { kind: "TABLE", name: "Ebony" } });
  const own = await people[0]!.client.call(listPokerHands, { query: {} });
  expect(own.body.items).toMatchObject([{ id: hand.id, tableName: "Ebony", pot: 6, number: hand.number }]);
  const { body: statistics } = await people[0]!.client.call(getPokerStatistics, { query: {} });
  expect(statistics).toMatchObject({ hands: 1, wentToShowdown: 1, results: [{ currency: "USD" }] });
  expect(statistics.results[0]!.net).toBe(own.body.items[0]!.net);
  const ofGame = async (game: "holdem" | "omaha") =>
    (await people[0]!.client.call(getPokerStatistics, { query: { days: 7, game } })).body;
  expect(await ofGame("holdem")).toMatchObject({ days: 7, hands: 1, results: statistics.results });
  expect(await ofGame("omaha")).toMatchObject({ days: 7, hands: 0, results: [] });
  const replay = await stack.client().call(getPokerHand, { params: { handId: hand.id } });
  expect(replay.body.frames.at(-1)).toMatchObject({ phase: "complete", boards: hand.boards });
  expect(replay.body.ownSeat).toBeNull();
  expect(readPhh(replay.body.phh)).toMatchObject([{ game: "holdem", startingStacks: [10_000, 10_000] }]);
  for (const { seat, cards } of replay.body.frames.at(-1)!.players)
    expect(cards !== null).toBe(shown.some((player) => player.seat === seat));
  const mine = await people[0]!.client.call(getPokerHand, { params: { handId: hand.id } });
  expect(mine.body.frames[0]!.players.find(({ seat }) => seat === 1)!.cards).toHaveLength(2);
});

it("refuses seats without a login, without money and outside the limits, and takes nothing", async () => {
  const visitor = await joinTable(stack.client(), stack.origin, "damask", "visitor-secret-1234567890");
  expect(visitor.view().you.mayPlay).toBe(false);
  expect(await visitor.sit(1, 200)).toMatchObject({ type: "refused", code: "SESSION_INVALID" });

  const poor = await addFundedPlayer(stack, { ...dollars, amountMinor: 5_000n });
  const seat = await joinTable(poor.client, stack.origin, "damask");
  expect(await seat.sit(1, 10)).toMatchObject({
    code: "BUY_IN_OUT_OF_RANGE",
    details: { min: 80, max: 200 },
  });
  expect(await seat.sit(1, 100)).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
  await seat.until(({ seats }) => seats.length === 0);
  expect(await unlocked(poor.client)).toBe(50);

  const euros = await addFundedPlayer(stack, { currency: "EUR" });
  const other = await joinTable(euros.client, stack.origin, "damask");
  expect(await other.sit(1, 100)).toMatchObject({ code: "CURRENCY_MISMATCH" });
  for (const one of [visitor, seat, other]) one.close();
});

it("tops up after the hand, sits out, waits for a seat, and returns with the same stack", async () => {
  const { people, seats } = await headsUp("ebony", 60);
  const [ann] = seats as [PokerClient, PokerClient];
  expect(await ann.say({ type: "topUp", amount: 40 })).toMatchObject({ type: "done" });
  expect(ann.view().you.topUp).toBe(40);
  expect(await ann.say({ type: "topUp", amount: 1 })).toMatchObject({ code: "CONFLICT" });
  expect(await unlocked(people[0]!.client)).toBe(900);

  const third = await addFundedPlayer(stack, dollars);
  const cleo = await joinTable(third.client, stack.origin, "ebony");
  expect(await cleo.sit(1, 100)).toMatchObject({ code: "SEAT_TAKEN" });
  expect(await cleo.say({ type: "wait", value: true })).toMatchObject({ type: "done" });
  expect(cleo.view().you.waitingPlace).toBe(1);

  const first = await actor(seats);
  await first.act("fold");
  await ann.until(({ you }) => you.topUp === 0);
  const chips = () => ann.view().seats.find(({ seat }) => seat === 1)!.stack;
  expect(chips()).toBeCloseTo(first === ann ? 99.5 : 100.5);
  const left = chips();
  await leave([ann]);
  expect(await unlocked(people[0]!.client)).toBeCloseTo(900 + left);
  await cleo.until(({ you }) => you.offer?.seat === 1);
  const back = await joinTable(people[0]!.client, stack.origin, "ebony");
  expect(await back.sit(1, 100)).toMatchObject({ code: "SEAT_TAKEN" });
  await cleo.say({ type: "wait", value: false });
  await back.until(({ you }) => you.buyIn.min === left);
  expect(await back.sit(1, 50)).toMatchObject({ code: "BUY_IN_OUT_OF_RANGE" });
  cleo.close();
  await leave([back, seats[1]!]);
});

it("takes money again, or adds no chips, when a top-up or a seat is asked for again", async () => {
  const player = await addFundedPlayer(stack, dollars);
  const seat = await joinTable(player.client, stack.origin, "ebony");
  const sit = { type: "sit", seat: 1, amount: 40, id: randomUUID() };
  const topUp = { type: "topUp", amount: 30, id: randomUUID() };
  expect(await seat.say(sit)).toMatchObject({ type: "done" });
  for (let times = 0; times < 3; times++) expect(await seat.say(topUp)).toMatchObject({ type: "done" });
  expect(await seat.say(sit)).toMatchObject({ type: "done" });
  expect(seat.view().seats.map(({ stack: chips }) => chips)).toEqual([70]);
  expect(await unlocked(player.client)).toBe(930);
  await seat.say({ type: "leave" });
  await seat.until(({ you }) => you.seat === null);
  expect(await unlocked(player.client)).toBe(1_000);

  expect(await seat.say({ ...sit, amount: 70 })).toMatchObject({ type: "done" });
  expect(await unlocked(player.client)).toBe(930);
  await leave([seat]);
  expect(await unlocked(player.client)).toBe(1_000);
  expect(await houseBalance("pokerTables:USD")).toBe(0);
});

it("acts for a player who is away, and gives up the seat with the chips", async () => {
  const { people, seats } = await headsUp("ebony", 50);
  const late = await actor(seats);
  const other = seats.find((seat) => seat !== late)!;
  const bank = late.view().you.timeBankMs;
  stack.clock.advance(25_000);
  expect(late.view().hand!.phase).toBe("preflop");
  stack.clock.advance(bank);
  await other.until(({ hand }) => hand?.phase === "complete");
  expect(late.view().you.isSittingOut).toBe(true);
  stack.clock.advance(700_000);
  await late.until(({ you }) => you.seat === null);
  await leave([other]);
  late.close();
  const sum = (await unlocked(people[0]!.client)) + (await unlocked(people[1]!.client));
  expect(sum).toBeCloseTo(2_000);
});

it("lets a visitor play practice hands against bots that are named as such and stop when nobody watches", async () => {
  const tables = (await stack.client().call(listPokerTables)).body.tables;
  for (const { currency, bots, players } of tables) {
    if (currency !== null) expect([bots, players.filter(({ kind }) => kind === "BOT")]).toEqual([null, []]);
  }
  const visitor = await joinTable(stack.client(), stack.origin, "practice-lounge", "newcomer-secret-1234567");
  await visitor.until(({ seats }) => seats.filter(({ kind }) => kind === "BOT").length === 4);
  expect(await visitor.sit(1, 2_000)).toMatchObject({ type: "done" });
  const isDone = () =>
    visitor.received.some(
      (m) =>
        m.type === "table" &&
        m.view.hand?.phase === "complete" &&
        m.view.hand.players.some(({ seat }) => seat === 1),
    );
  await vi.waitFor(
    async () => {
      stack.clock.advance(1_000);
      if (visitor.isToAct()) await visitor.act(visitor.view().you.legal!.check ? "check" : "call");
      expect(isDone()).toBe(true);
    },
    { timeout: 15_000, interval: 15 },
  );
  await visitor.say({ type: "leave" });
  visitor.close();
  await vi.waitFor(
    async () => {
      stack.clock.advance(1_000);
      const [row] = await stack.kit.db.query<{ lease: Date | null; busy: boolean }>(
        "select lease_until as lease, is_busy as busy from poker_tables where id = 'practice-lounge'",
      );
      expect(row).toEqual({ lease: null, busy: false });
    },
    { timeout: 15_000 },
  );
});

const listHands = (table: string) =>
  stack.kit.db.query<{ record: TableHand }>("select record from poker_hands where table_id = $1", [table]);

it("loses no chips while servers are killed at random, and another server continues the hand", async () => {
  const random = randomFrom(20_261);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const table = "cinnabar";
  const people = await Promise.all([1, 2, 3, 4].map(() => addFundedPlayer(stack, dollars)));
  const ids = people.map(({ playerId }) => playerId);
  // We read the balance from the ledger, because sessions time out while the clock is advanced.
  const money = async () => {
    let minor = await houseBalance("revenuePoker:USD");
    for (const id of ids) minor += Number((await stack.kit.ledger.balancesOf(id))!.amountsMinor.unlocked);
    return minor;
  };
  const before = await money();
  const servers = [startPokerServer(stack, random), startPokerServer(stack, random)];
  let kills = 0;
  const steps = process.env.FULL_FAULTS ? 6_000 : 90;
  const countHands = async () => (await listHands(table)).length;
  // How far a hand gets in a step depends on the machine, so the test continues until there have been enough kills
  // and hands.
  const isTooShort = async () => kills < 4 || (await countHands()) < 4;
  for (let step = 0; step < steps || (step < 20 * steps && (await isTooShort())); step++) {
    const player = pick(ids);
    const at = await pick(servers).join(table, player);
    const view = toMessage(at.received);
    const id = randomUUID();
    const isToAct = view.hand !== null && view.hand.toAct === view.you.seat && view.you.seat !== null;
    const legal = view.you.legal;
    const chosen =
      view.you.seat === null
        ? { type: "sit" as const, id, seat: 1 + ids.indexOf(player), amount: view.you.buyIn.min }
        : isToAct && legal
          ? {
              type: "act" as const,
              id,
              hand: view.hand!.number,
              step: view.hand!.step,
              ...randomMove(legal, pick),
            }
          : random() < 0.1
            ? { type: "leave" as const, id }
            : random() < 0.2
              ? { type: "topUp" as const, id, amount: 1 }
              : { type: "sitOut" as const, id, value: random() < 0.2 };
    const sent = at.receive(chosen).catch(() => {});
    if (random() < 0.08) {
      const [victim] = servers.splice(0, 1);
      kills += 1;
      await victim!.kill();
      servers.push(startPokerServer(stack, random));
    }
    await sent;
    at.close();
    stack.clock.advance(random() < 0.1 ? 4_000 : 900);
    await setImmediate();
  }
  for (const victim of servers) await victim.kill();
  // The product's own server finds the table that no server is running, and cashes out the absent players.
  await vi.waitFor(
    async () => {
      stack.clock.advance(60_000);
      const [row] = await stack.kit.db.query<{ busy: boolean }>(
        "select is_busy as busy from poker_tables where id = 'cinnabar'",
      );
      expect(row!.busy).toBe(false);
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(kills).toBeGreaterThan(3);
  expect(await money()).toBe(before);
  expect(await houseBalance("pokerTables:USD")).toBe(0);
  const hands = await listHands(table);
  expect(hands.length).toBeGreaterThan(3);
  for (const { record } of hands) {
    const state = stateOf(record);
    const chips = record.setup.players.reduce((sum, { stack: chips }) => sum + chips, 0);
    expect(state.players.reduce((sum, { stack: chips }) => sum + chips, state.result!.rake)).toBe(chips);
  }
}, 60_000);

function toMessage(received: readonly PokerMessage[]): PokerTableView {
  const last = received.findLast((message) => message.type === "table");
  return (last as Extract<PokerMessage, { type: "table" }>).view;
}

type Legal = NonNullable<PokerTableView["you"]["legal"]>;
function randomMove(legal: Legal, pick: <Item>(items: readonly Item[]) => Item) {
  const { bet, raise } = legal;
  return pick([
    ...(legal.check ? [{ action: "check" as const, to: null }] : []),
    ...(legal.call === null ? [] : [{ action: "call" as const, to: null }]),
    ...(legal.fold ? [{ action: "fold" as const, to: null }] : []),
    ...(bet ? [{ action: "bet" as const, to: pick([bet.min, bet.max]) }] : []),
    ...(raise ? [{ action: "raise" as const, to: pick([raise.min, raise.max]) }] : []),
  ]);
}
