import { seededRandom } from "@parlour/server/kit/random";
import { answerWith } from "@parlour/wagering/outcomes";
import { expect, it } from "vitest";
import { setConnected } from "./connection.ts";
import { dealHand, prepareNextDeck } from "./dealing.ts";
import { doWhatIsDue } from "./due.ts";
import { paceOf } from "./pace.ts";
import { leave, setRebuys, sit, topUp } from "./seating.ts";
import { type MoneyParts, moveSeatMoney } from "./table-money.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable, isInHand, type Seat, type TableState } from "./table-state.ts";

const config = tablePlan.find(({ currency }) => currency !== null)!;
const table = { config, pace: paceOf(100), nowMs: 1_000_000 };
const person = { owner: "ann", name: "Ann", kind: "PLAYER" as const };

/** A wallet that either refuses or takes every stake, and records the operations that were requested. */
function walletThat(outcome: "NOT_ADMITTED" | "POSTED") {
  const asked: string[] = [];
  const parts = {
    wagering: {
      apply: async ({ kind }: { kind: string }) => {
        asked.push(kind);
        return answerWith(kind === "place" ? outcome : "POSTED");
      },
    },
  } as unknown as MoneyParts;
  return { asked, move: async (seat: Seat) => (await moveSeatMoney(parts, config, structuredClone(seat)))! };
}

function sitDown(): { state: TableState; own: () => Seat } {
  const state = structuredClone(emptyTable);
  expect(sit(state, person, { seat: 1, amount: config.minBuyIn, session: "s" }, table)).toBeNull();
  return { state, own: () => state.seats[0]! };
}

const request = { id: "x", amount: config.maxBuyIn - config.minBuyIn };

it("frees the seat only after a refused buy-in is blocked", async () => {
  const { state, own } = sitDown();
  const refusing = walletThat("NOT_ADMITTED");
  const refused = await refusing.move(own());
  expect(refused.refused).not.toBeNull();
  refused.settle(state, table);
  // Another server has taken the stake in the meantime. The stake is refunded, so the player does not get a seat for
  // it.
  (await walletThat("POSTED").move({ ...own(), isRefused: false })).settle(state, table);
  expect(own().stage).toBe("buying");
  (await refusing.move(own())).settle(state, table);
  expect(refusing.asked).toEqual(["place", "refund"]);
  expect(state.seats).toEqual([]);
});

it("leaves a buy-in and a top-up alone whose chips another server has put on the table", async () => {
  const { state, own } = sitDown();
  const [refusing, taking] = [walletThat("NOT_ADMITTED"), walletThat("POSTED")];
  const late = await refusing.move(own());
  (await taking.move(own())).settle(state, table);
  late.settle(state, table);
  expect(own()).toMatchObject({ stage: "seated", stack: config.minBuyIn });
  expect(topUp(state, person.owner, request, table)).toBeNull();
  const lateTopUp = await refusing.move(own());
  (await taking.move(own())).settle(state, table);
  lateTopUp.settle(state, table);
  expect(own()).toMatchObject({ stack: config.maxBuyIn, topUp: null });
  expect(refusing.asked).toEqual(["place", "place"]);
});

it("adds no chips for a top-up that is being returned", async () => {
  const { state, own } = sitDown();
  const [refusing, taking] = [walletThat("NOT_ADMITTED"), walletThat("POSTED")];
  (await taking.move(own())).settle(state, table);
  topUp(state, person.owner, request, table);
  const late = await taking.move(own());
  (await refusing.move(own())).settle(state, table);
  late.settle(state, table);
  expect(own().stack).toBe(config.minBuyIn);
  (await refusing.move(own())).settle(state, table);
  expect(own()).toMatchObject({ stack: config.minBuyIn, topUp: null });
  expect(refusing.asked).toEqual(["place", "refund"]);
});

it("pays nobody out during a hand, even if a refused top-up is returned to a leaving player", async () => {
  const { state, own } = sitDown();
  const other = { owner: "bob", name: "Bob", kind: "PLAYER" as const };
  sit(state, other, { seat: 2, amount: config.minBuyIn, session: "t" }, table);
  const [refusing, taking] = [walletThat("NOT_ADMITTED"), walletThat("POSTED")];
  for (const seat of [...state.seats]) (await taking.move(seat)).settle(state, table);
  prepareNextDeck(state, config, { random: seededRandom("deck") });
  expect(dealHand(state, config, { random: seededRandom("hand"), nowMs: table.nowMs })).toBe(true);
  topUp(state, person.owner, request, table);
  (await refusing.move(own())).settle(state, table);
  leave(state, person.owner, table);
  (await refusing.move(own())).settle(state, table);
  expect(own()).toMatchObject({ stage: "seated", leaves: true, topUp: null });
  expect(isInHand(state, own().seat)).toBe(true);
});

it("sits a player out who loses the last chip before a top-up is refused", async () => {
  const { state, own } = sitDown();
  const [refusing, taking] = [walletThat("NOT_ADMITTED"), walletThat("POSTED")];
  (await taking.move(own())).settle(state, table);
  topUp(state, person.owner, request, table);
  own().stack = 0;
  (await refusing.move(own())).settle(state, table);
  (await refusing.move(own())).settle(state, table);
  expect(own()).toMatchObject({ topUp: null, sitsOut: true, awayMs: table.nowMs });
});

it("lets a disconnected player without chips leave in time although a top-up brings them back", async () => {
  const { state, own } = sitDown();
  const taking = walletThat("POSTED");
  (await taking.move(own())).settle(state, table);
  own().stack = 0;
  topUp(state, person.owner, request, table);
  setConnected(state, person.owner, false, table);
  (await taking.move(own())).settle(state, table);
  expect(own()).toMatchObject({ stack: request.amount, sitsOut: false, awayMs: table.nowMs });
  const due = { ...table, random: seededRandom("away"), nowMs: table.nowMs + table.pace.awayMs };
  expect(doWhatIsDue(state, due)).toBe(true);
  expect(own()).toMatchObject({ leaves: true, stage: "paying" });
});

it("buys in again after the last chip until a re-buy is refused", async () => {
  const { state, own } = sitDown();
  const [refusing, taking] = [walletThat("NOT_ADMITTED"), walletThat("POSTED")];
  (await taking.move(own())).settle(state, table);
  const lose = () => {
    own().stack = 0;
    setRebuys(state, person.owner, true, table);
  };
  lose();
  expect(own()).toMatchObject({ sitsOut: true, topUp: { id: "re-buy-1", amount: config.minBuyIn } });
  (await taking.move(own())).settle(state, table);
  expect(own()).toMatchObject({ stack: config.minBuyIn, sitsOut: false, topUp: null });
  lose();
  (await refusing.move(own())).settle(state, table);
  (await refusing.move(own())).settle(state, table);
  expect(own()).toMatchObject({ stack: 0, sitsOut: true, topUp: null, rebuys: false });
  // The wallet has blocked the refused re-buy permanently, so the next one has another id.
  lose();
  expect(own().topUp!.id).toBe("re-buy-3");
});
