import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { getPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import { listPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import { savePokerNote } from "@parlour/contracts/calls/poker/poker-room/save-poker-note";
import { verifyLedger } from "@parlour/ledger/verify";
import { readPhh } from "@parlour/poker/phh/read-phh";
import { replayPhh } from "@parlour/poker/phh/replay-phh";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable, type PokerClient } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

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

async function seat(tableId: string, count: number, amount: number) {
  const clients: TestClient[] = [];
  const seats: PokerClient[] = [];
  for (let at = 0; at < count; at++) {
    const { client } = await addFundedPlayer(stack, { currency: "USD" });
    const player = await joinTable(client, stack.origin, tableId);
    expect(await player.sit(at + 1, amount)).toMatchObject({ type: "done" });
    clients.push(client);
    seats.push(player);
  }
  return { clients, seats };
}

/** Waits for the pause after the last hand to end and for the next hand to start. */
async function nextHand(seats: PokerClient[], after: number): Promise<void> {
  stack.clock.advance(10_000);
  for (const player of seats)
    await player.until(({ hand }) => hand !== null && hand.number > after && hand.phase !== "complete");
}

const actor = (seats: PokerClient[]) =>
  vi.waitUntil(() => seats.find((player) => player.isToAct()), { timeout: 15_000, interval: 5 });

/** Makes the player to act perform an action, and waits until everyone has seen it. */
async function act(seats: PokerClient[], choose: (player: PokerClient) => [string, number?]): Promise<void> {
  const player = await actor(seats);
  expect(await player.act(...choose(player))).toMatchObject({ type: "done" });
  await Promise.all(seats.map((one) => one.until(({ version }) => version >= player.view().version)));
}

async function leave(seats: PokerClient[]): Promise<void> {
  for (const player of seats) {
    await player.say({ type: "leave" });
    await player.until(({ you }) => you.seat === null);
    player.close();
  }
}

it("runs it twice only if every all-in player agrees, and pays half the pot by each board", async () => {
  const { clients, seats } = await seat("cinnabar", 2, 50);
  const [ann, ben] = seats as [PokerClient, PokerClient];
  await nextHand(seats, 0);
  expect(await ann.say({ type: "runs", hand: 1, isTwice: true })).toMatchObject({ code: "NOT_YOUR_TURN" });
  await act(seats, (player) => ["raise", player.view().you.legal!.raise!.max]);
  await act(seats, () => ["call"]);
  const asked = await ann.until(({ hand }) => hand!.phase === "runs");
  expect(asked.hand!.boards).toEqual([[]]);
  expect(asked.hand!.players.every(({ cards }) => cards !== null)).toBe(true);
  expect(asked.you.legal).toMatchObject({ runs: true, fold: false });
  expect(await ann.say({ type: "runs", hand: 1, isTwice: true })).toMatchObject({ type: "done" });
  expect(await ann.say({ type: "runs", hand: 1, isTwice: false })).toMatchObject({ code: "NOT_YOUR_TURN" });
  await ben.until(({ hand }) => hand!.log.some(({ kind }) => kind === "runs"));
  expect(ben.view().hand!.boards).toEqual([[]]);
  expect(await ben.say({ type: "runs", hand: 1, isTwice: true })).toMatchObject({ type: "done" });
  const { hand } = await ben.until((view) => view.hand!.phase === "complete");
  expect(hand!.boards.map((board) => board.length)).toEqual([5, 5]);
  expect(new Set(hand!.boards.flat()).size).toBe(10);
  const shares = hand!.result!.pots.flatMap((pot) => pot.shares);
  const won = (board: number) =>
    shares.filter((share) => share.board === board).reduce((sum, { amount }) => sum + amount, 0);
  expect(won(0) + won(1) + hand!.result!.rake).toBeCloseTo(100);
  expect(won(0)).toBeCloseTo(won(1), 1);

  const { body: replay } = await clients[0]!.call(getPokerHand, { params: { handId: hand!.id } });
  expect(replay.frames.at(-1)!.boards).toEqual(hand!.boards);
  expect(replayPhh(readPhh(replay.phh)[0]!)).toMatchObject({ agrees: true });
  const { body: list } = await clients[0]!.call(listPokerHands, { query: {} });
  expect(list.items[0]!.boards).toEqual(hand!.boards);
  await leave(seats);
  const left = (await unlocked(clients[0]!)) + (await unlocked(clients[1]!));
  expect(left).toBeCloseTo(2_000 - hand!.result!.rake);
});

it("runs it once if a player does not answer in time", async () => {
  const { seats } = await seat("cinnabar", 2, 50);
  await nextHand(seats, 1);
  await act(seats, (player) => ["raise", player.view().you.legal!.raise!.max]);
  await act(seats, () => ["call"]);
  const [ann] = seats as [PokerClient];
  await ann.until(({ hand }) => hand!.phase === "runs");
  await ann.say({ type: "runs", hand: ann.view().hand!.number, isTwice: true });
  stack.clock.advance(10_000);
  const { hand } = await ann.until((view) => view.hand!.phase === "complete");
  expect(hand!.boards.map((board) => board.length)).toEqual([5]);
  await leave(seats);
});

it("posts the straddle of a player who wants it, only left of the big blind", async () => {
  const { clients, seats } = await seat("damask", 3, 200);
  const [ann] = seats as [PokerClient];
  const stranger = await joinTable(stack.client(), stack.origin, "amber", "spectator-secret-123456");
  expect(await stranger.say({ type: "straddle", value: true })).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
  stranger.close();
  expect(await ann.say({ type: "straddle", value: true })).toMatchObject({ type: "done" });
  expect(ann.view().you.isStraddling).toBe(true);
  let straddled = 0;
  for (let number = 0, last = 0; number < 5; number++) {
    await nextHand(seats, last);
    const { hand } = ann.view();
    last = hand!.number;
    const blinds = hand!.log.filter(({ kind }) => kind === "blind");
    if (blinds.length === 3) {
      straddled += 1;
      expect(blinds[2]).toMatchObject({ seat: 1, amount: 4 });
      expect(hand).toMatchObject({ currentBet: 4 });
      // The straddler acts last before the flop, and may raise even if no one else has raised.
      await act(seats, () => ["call"]);
      await act(seats, () => ["call"]);
      expect((await actor(seats)) === ann).toBe(true);
      expect(ann.view().you.legal).toMatchObject({ check: true, raise: { min: 8 } });
      await act(seats, () => ["check"]);
      while (ann.view().hand!.phase !== "complete") await act(seats, () => ["check"]);
      const { body: replay } = await clients[0]!.call(getPokerHand, { params: { handId: hand!.id } });
      expect(readPhh(replay.phh)[0]!.blinds).toContain(400);
      expect(replayPhh(readPhh(replay.phh)[0]!)).toMatchObject({ agrees: true });
    } else {
      while (ann.view().hand!.phase !== "complete") await act(seats, () => ["fold"]);
    }
    for (const player of seats) await player.until((view) => view.hand!.phase === "complete");
  }
  expect(straddled).toBeGreaterThan(0);
  await leave(seats);
});

it("plays every tenth hand as a bomb pot with two boards, and charges no blinds for it", async () => {
  const { clients, seats } = await seat("garnet", 2, 50);
  const [ann] = seats as [PokerClient];
  for (let number = 1; number < 10; number++) {
    await nextHand(seats, number - 1);
    expect(ann.view().hand!.isBombPot).toBe(false);
    await act(seats, () => ["fold"]);
    for (const player of seats) await player.until(({ hand }) => hand!.phase === "complete");
  }
  await nextHand(seats, 9);
  const { hand } = ann.view();
  expect(hand).toMatchObject({ number: 10, phase: "flop", isBombPot: true, pot: 2 });
  expect(hand!.log.map(({ kind }) => kind)).toEqual(["ante", "ante", "board", "board"]);
  while (ann.view().hand!.phase !== "complete") await act(seats, () => ["check"]);
  const over = ann.view().hand!;
  expect(over.boards.map((board) => board.length)).toEqual([5, 5]);
  const { body: replay } = await clients[0]!.call(getPokerHand, { params: { handId: over.id } });
  expect(readPhh(replay.phh)[0]!.secondBoard).toMatchObject({ from: "deal" });
  await leave(seats);
});

it("tells nobody's name at an anonymous table, and shows the hand to its players after a day", async () => {
  const { clients, seats } = await seat("heather", 2, 50);
  const [ann] = seats as [PokerClient];
  await nextHand(seats, 0);
  await act(seats, () => ["fold"]);
  await ann.until(({ hand }) => hand!.phase === "complete");
  expect(ann.view().seats.map(({ name }) => name)).toEqual(["", ""]);
  expect(await ann.emote("wow")).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
  expect(ann.received.some(({ type }) => type === "chat")).toBe(false);
  const note = { name: "", colour: null, text: "calls too much" };
  const saved = await clients[0]!.call(savePokerNote, {
    params: { tableId: "heather", seat: 2 },
    body: note,
  });
  expect(saved.status).toBe(404);
  const { body: lobby } = await clients[0]!.call(listPokerTables);
  const table = lobby.tables.find(({ id }) => id === "heather")!;
  expect(table.players.map(({ name }) => name)).toEqual(["", ""]);

  const handId = ann.view().hand!.id;
  const cardsSeenBy = async (client: TestClient) => {
    const { body } = await client.call(getPokerHand, { params: { handId } });
    expect(body.people.map(({ name }) => name)).toEqual(["", ""]);
    expect(body.phh).toContain("Seat 1");
    return body.frames.at(-1)!.players.filter(({ cards }) => cards !== null).length;
  };
  expect(await cardsSeenBy(clients[0]!)).toBe(1);
  await leave(seats);
  const playedHoursAgo = (hours: number) =>
    stack.kit.db.query("update poker_hands set played_at = $2 where id = $1", [
      handId,
      new Date(stack.clock.now().getTime() - hours * 3_600_000),
    ]);
  await playedHoursAgo(23.9);
  expect(await cardsSeenBy(clients[0]!)).toBe(1);
  await playedHoursAgo(24);
  expect(await cardsSeenBy(clients[0]!)).toBe(2);
  const { client: stranger } = await addFundedPlayer(stack, { currency: "USD" });
  for (const other of [stranger, stack.client()]) expect(await cardsSeenBy(other)).toBe(0);
});
