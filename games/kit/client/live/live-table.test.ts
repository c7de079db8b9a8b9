import type { LiveBet, LiveRound, SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import { expect, test } from "vitest";
import { createLiveTable } from "./live-table.ts";

const round = (number: number, phase: LiveRound["phase"], outcome: unknown = null): LiveRound => ({
  number,
  phase,
  opensAt: 0,
  closesAt: 10_000,
  startsAt: null,
  endsAt: null,
  nextAt: null,
  window: null,
  serverSeedHash: "hash",
  salt: "salt",
  field: null,
  outcome,
  seeds: null,
});
const bet = (id: string, number = 1): LiveBet => ({
  id,
  round: number,
  name: "A•••",
  practice: false,
  currency: "USD",
  stake: 1,
  bet: {},
  choices: [],
  state: "PLACED",
  leftAt: null,
  win: 0,
});

function sit(wantedTable: number | null = null) {
  const others: number[] = [];
  let asksFor: () => number | null = () => null;
  const sent: SeatMessage[] = [];
  const balances: number[] = [];
  let receive: (message: TableMessage) => void = () => {};
  let lose: (isCrowded: boolean) => void = () => {};
  let ids = 0;
  let time = 1_000;
  const table = createLiveTable({
    connect(listener) {
      receive = listener.onMessage;
      lose = listener.onLost;
      asksFor = listener.tableNumber;
      return { send: (message) => sent.push(message), close() {} };
    },
    onBalance: (balance) => balances.push(balance),
    onOtherTable: ({ number }) => others.push(number),
    wantedTable,
    newId: () => `bet-${++ids}`,
    clock: () => time,
  });
  const snapshot = (change: Partial<Extract<TableMessage, { type: "snapshot" }>> = {}) =>
    receive({
      type: "snapshot",
      table: { slug: "live-roulette", number: 1 },
      tip: null,
      now: 5_000,
      round: round(1, "BETTING"),
      bets: [],
      mine: [],
      history: [],
      seats: [],
      balance: 100,
      version: 1,
      restriction: null,
      ...change,
    });
  return {
    table,
    sent,
    balances,
    others,
    asksFor: () => asksFor(),
    snapshot,
    receive: (message: TableMessage) => receive(message),
    lose: (isCrowded = false) => lose(isCrowded),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test("counts by the server's clock, and believes the quickest message", () => {
  const { table, snapshot, receive, wait } = sit();
  snapshot();
  expect(table.now()).toBe(5_000);
  wait(1_000);
  receive({ type: "round", now: 5_900, round: round(1, "RUNNING") });
  expect(table.now()).toBe(6_000);
  receive({ type: "round", now: 6_100, round: round(1, "RUNNING") });
  expect(table.now()).toBe(6_100);
});

test("says again what was not answered when the connection is back", async () => {
  const { table, sent, snapshot, receive, lose, balances } = sit();
  snapshot();
  const placed = table.bet({ stake: 1 });
  expect(sent).toEqual([{ type: "bet", id: "bet-1", round: 1, bet: { stake: 1 } }]);
  lose();
  expect(table.state().isConnected).toBe(false);
  snapshot();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  receive({ type: "answer", id: "bet-1", bet: bet("bet-1"), balance: 99, version: 1 });
  expect(await placed).toEqual({ bet: bet("bet-1") });
  expect(table.state().mine).toEqual(new Set(["bet-1"]));
  expect(balances).toEqual([100, 100, 99]);
  lose();
  snapshot();
  expect(sent).toHaveLength(2);
});

test("forgets the bets of a round with the next one, and remembers its outcome once", async () => {
  const { table, snapshot, receive } = sit();
  snapshot({ bets: [bet("a")], mine: ["a"] });
  receive({ type: "bets", bets: [{ ...bet("a"), state: "WON", win: 2 }, bet("b"), bet("old", 0)], mine: [] });
  expect(table.state().bets.map(({ id, state }) => [id, state])).toEqual([
    ["a", "WON"],
    ["b", "PLACED"],
  ]);
  receive({ type: "round", now: 6_000, round: round(1, "RESULT", { pocket: 7 }) });
  receive({ type: "round", now: 6_001, round: round(1, "RESULT", { pocket: 7 }) });
  expect(table.state().history).toEqual([{ number: 1, outcome: { pocket: 7 }, field: null }]);
  receive({ type: "round", now: 6_100, round: round(2, "BETTING") });
  expect(table.state()).toMatchObject({ bets: [], mine: new Set() });
  const late = table.bet({ stake: 1 });
  receive({
    type: "refused",
    id: "bet-1",
    code: "BETTING_CLOSED",
    balance: null,
    version: null,
    details: {},
  });
  expect(await late).toEqual({ refused: "BETTING_CLOSED", details: {} });
});

test("a bet is sent under the id that the table chose for it", async () => {
  const { table, sent, snapshot, receive } = sit();
  snapshot();
  const placed = table.bet({ stake: 1 }, "mine");
  expect(sent.at(-1)).toMatchObject({ type: "bet", id: "mine" });
  receive({ type: "answer", id: "mine", bet: bet("mine"), balance: 99, version: 2 });
  expect(await placed).toEqual({ bet: bet("mine") });
  expect(table.state().mine.has("mine")).toBe(true);
});

test("a seat is asked for again after a lost connection, and answered once", async () => {
  const { table, sent, snapshot, receive } = sit();
  snapshot();
  const sitting = table.sit(3);
  expect(sent.at(-1)).toEqual({ type: "sit", id: "bet-1", seat: 3 });
  snapshot();
  expect(sent.filter(({ type }) => type === "sit")).toHaveLength(2);
  receive({ type: "done", id: "bet-1" });
  expect(await sitting).toBeNull();
  const seats = [{ seat: 3, name: "A•••", isPractice: false, isMine: true, missed: 0 }];
  receive({ type: "seats", seats });
  expect(table.state().seats).toEqual(seats);
  const leaving = table.leaveSeat();
  receive({
    type: "refused",
    id: "bet-2",
    code: "ACTION_NOT_ALLOWED",
    balance: null,
    version: null,
    details: {},
  });
  expect(await leaving).toBe("ACTION_NOT_ALLOWED");
});

test("sends a tip again after a lost connection, under the same id, and shows the new balance", async () => {
  const seat = sit();
  seat.snapshot({ tip: { amounts: [1, 2] } });
  expect(seat.table.state().tip).toEqual({ amounts: [1, 2] });
  const given = seat.table.tip(2);
  const [first] = seat.sent;
  expect(first).toMatchObject({ type: "tip", amount: 2 });
  seat.lose();
  seat.snapshot();
  expect(seat.sent).toEqual([first, first]);
  seat.receive({ type: "tipped", id: first!.id, amount: 2, balance: 98, version: 1 });
  expect(await given).toBeNull();
  expect(seat.balances.at(-1)).toBe(98);
});

test("says whether the answer to a bet is awaited, and whether it was refused", async () => {
  const { table, snapshot, receive } = sit();
  snapshot();
  const placed = table.bet({ stake: 1 });
  expect(table.state()).toMatchObject({ isAsking: true, isRefused: false });
  receive({ type: "answer", id: "bet-1", bet: bet("bet-1"), balance: 99, version: 2 });
  await placed;
  expect(table.state()).toMatchObject({ isAsking: false, isRefused: false });
  const second = table.bet({ stake: 1 });
  const details = { kind: "LOSS", remaining: 3 };
  receive({ type: "refused", id: "bet-2", code: "LIMIT_REACHED", balance: null, version: null, details });
  expect(await second).toEqual({ refused: "LIMIT_REACHED", details });
  expect(table.state()).toMatchObject({ isAsking: false, isRefused: true });
});

test("says why the server refused the connection, until it is back", () => {
  const { table, snapshot, lose } = sit();
  lose(true);
  expect(table.state()).toMatchObject({ isConnected: false, isCrowded: true });
  snapshot();
  expect(table.state()).toMatchObject({ isConnected: true, isCrowded: false });
});

test("asks again for the table at which it was, and says when the server moves it to another", () => {
  const { asksFor, snapshot, lose, others, table } = sit(2);
  expect(asksFor()).toBe(2);
  snapshot({ table: { slug: "live-roulette--2", number: 2 } });
  expect(others).toEqual([]);
  lose();
  expect(asksFor()).toBe(2);
  snapshot();
  expect([others, asksFor(), table.state().table?.slug]).toEqual([[1], 1, "live-roulette"]);
});

test("refuses what was not answered when the server moves it to another table", async () => {
  const { sent, snapshot, lose, table } = sit();
  snapshot({ table: { slug: "live-roulette--2", number: 2 } });
  const [placed, sitting, given] = [table.bet({ stake: 1 }), table.sit(3), table.tip(2)];
  lose();
  snapshot();
  expect(sent).toHaveLength(3);
  expect(await placed).toEqual({ refused: "TABLE_CLOSED" });
  expect(await sitting).toBe("TABLE_CLOSED");
  expect(await given).toEqual({ refused: "TABLE_CLOSED" });
  expect(table.state()).toMatchObject({ isAsking: false, isRefused: true });
  lose();
  snapshot();
  expect(sent).toHaveLength(3);
});

test("says at once when the wanted table is closed, and accepts any table if it leaves the choice", () => {
  const wanting = sit(3);
  wanting.snapshot();
  expect(wanting.others).toEqual([1]);
  const open = sit();
  expect(open.asksFor()).toBeNull();
  open.snapshot({ table: { slug: "live-roulette--2", number: 2 } });
  expect(open.others).toEqual([]);
});
