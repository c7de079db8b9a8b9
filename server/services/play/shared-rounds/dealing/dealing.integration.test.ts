import { randomUUID, verify } from "node:crypto";
import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { studioRouletteTable } from "@parlour/games/studio-roulette/math/studio-roulette-table";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { isRefusal } from "@parlour/server/kit/refusal";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createBetRows } from "../bet-rows.ts";
import { findRound } from "../round-store.ts";
import { serveSeat } from "../serve-seat.ts";
import { openTable, type Table } from "../table.ts";
import { createTableAdmission } from "../table-admission.ts";
import { type MemoryWallet, memoryWallet } from "../testing/memory-wallet.ts";
import { callResult, callWithinMs } from "./call-result.ts";
import { listCalls } from "./call-store.ts";
import { dealerStateOf, videoLostAfterMs } from "./dealer-state.ts";
import { correctWithinDays, proposedCorrection } from "./proposed-correction.ts";
import { beginShift, findShift, noteShift } from "./shift-store.ts";
import { createRecordSigner, toDealtRecord } from "./signed-record.ts";

let handle: KitHandle;
let clock: TestClock;
let table: Table;
let wallet: MemoryWallet;
let slug = "";
let count = 0;
const dealer = () => ({ slug, operatorId: "operator_dora", operatorName: "Dora" });
const patience = { timeout: 15_000 };

beforeAll(async () => {
  clock = testClock();
  const migrations = new URL("../migrations/", import.meta.url);
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterAll(() => handle.close());
beforeEach(async () => {
  slug = `dealt-${++count}`;
  const { kit } = handle;
  wallet = memoryWallet(slug, kit.db);
  const admission = createTableAdmission({
    clock,
    rules: async () => ({ hours: null, fromTier: null }),
    tiers: { list: async () => [], tierOf: async () => "" },
    dealer: async () => dealerStateOf(await findShift(kit.db, slug), clock.now()),
  });
  table = await openTable({ kit, wallet, game: { ...studioRouletteTable, slug } as never, admission });
});
afterEach(() => table.stop());

const report = (hasVideo: boolean) => noteShift(handle.kit.db, dealer(), { now: clock.now(), hasVideo });

/** The dealer takes over the table, and video arrives. */
async function open(): Promise<void> {
  const now = clock.now();
  await beginShift(handle.kit.db, dealer(), { now, awaySince: now });
  await report(true);
  table.wake();
}

/** Lets time pass while the dealer's console keeps reporting. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 2_000) {
    clock.advance(Math.min(left, 2_000));
    await report(true);
  }
}

async function sit(name: string) {
  const received: TableMessage[] = [];
  const seat = wallet.sit(name);
  const send = (message: TableMessage) => received.push(message);
  const refuseStake = async () => undefined;
  const served = await serveSeat({
    ...{ kit: handle.kit, wallet, table, seat, playerName: name, refuseStake, send },
    betRows: createBetRows(clock),
  });
  const round = (): LiveRound | null => {
    const last = received.findLast((message) => message.type === "round" || message.type === "snapshot");
    return last && "round" in last ? last.round : null;
  };
  return {
    received,
    round,
    leave: served.leave,
    reach: (phase: LiveRound["phase"], number = 1) =>
      vi.waitUntil(() => round()?.phase === phase && round()?.number === number && round(), patience),
    async bet(number: number, spot: string, stake: number) {
      const id = randomUUID();
      await served.receive({ type: "bet", id, round: number, bet: { bets: [{ spot, stake }] } });
      return received.findLast((message) => "id" in message && message.id === id)!;
    },
  };
}

const call = (number: number, pocket: number, operatorId = dealer().operatorId) =>
  callResult({ kit: handle.kit, game: table.game }, { number, outcome: { pocket }, operatorId });
const balance = (name: string, expected: number) =>
  vi.waitFor(() => expect(wallet.balances.get(name)).toBe(expected), patience);
const codeOf = (answer: unknown) =>
  isRefusal(answer) ? (answer.body as { errorCode: string }).errorCode : answer;

/** Plays the first round: Ann has 10 on 17 and Bob 20 on red. The dealer calls the given pocket. */
async function playRound(pocket: number) {
  await open();
  const [ann, bob] = [await sit("ann"), await sit("bob")];
  await ann.reach("BETTING");
  expect(await ann.bet(1, "straight:17", 10)).toMatchObject({ type: "answer", balance: 990 });
  expect(await bob.bet(1, "red", 20)).toMatchObject({ type: "answer", balance: 980 });
  await pass(studioRouletteTable.bettingMs);
  await ann.reach("RUNNING");
  expect(await call(1, pocket)).toBeUndefined();
  table.broadcastRound(1);
  await pass(studioRouletteTable.runMs({ pocket }));
  await ann.reach("RESULT");
  return { ann, bob };
}

it("takes no bets without a dealer, and none without video", async () => {
  const ann = await sit("ann");
  expect(ann.received[0]).toMatchObject({ round: null, restriction: { code: "DEALER_AWAY" } });
  const now = clock.now();
  await beginShift(handle.kit.db, dealer(), { now, awaySince: now });
  await vi.waitFor(
    () =>
      expect(ann.received.findLast(({ type }) => type === "restriction")).toEqual({
        type: "restriction",
        restriction: { code: "VIDEO_LOST" },
      }),
    patience,
  );
  expect(await ann.bet(1, "red", 10)).toMatchObject({ type: "refused", code: "VIDEO_LOST" });
  await report(true);
  await ann.reach("BETTING");
  ann.leave();
});

it("closes betting by the clock, waits for the call, and pays by it", async () => {
  await open();
  const ann = await sit("ann");
  await ann.reach("BETTING");
  expect(await ann.bet(1, "straight:17", 10)).toMatchObject({ balance: 990 });
  expect(codeOf(await call(1, 17))).toBe("CALL_NOT_DUE");
  await pass(studioRouletteTable.bettingMs);
  await ann.reach("RUNNING");
  expect(await ann.bet(1, "straight:17", 10)).toMatchObject({ type: "refused", code: "BETTING_CLOSED" });
  await pass(4_000);
  expect(ann.round()).toMatchObject({ phase: "RUNNING", outcome: null });

  expect(codeOf(await call(1, 17, "operator_else"))).toBe("NOT_DEALING");
  expect(codeOf(await call(1, 37))).toBe("ACTION_NOT_ALLOWED");
  expect(await call(1, 17)).toBeUndefined();
  expect(await call(1, 17)).toBeUndefined();
  expect(codeOf(await call(1, 18))).toBe("CALL_NOT_DUE");
  table.broadcastRound(1);
  await pass(studioRouletteTable.runMs({ pocket: 17 }));
  expect(await ann.reach("RESULT")).toMatchObject({
    outcome: { pocket: 17 },
    seeds: null,
    serverSeedHash: "",
  });
  await balance("ann", 99_000 + 36_000);
  await vi.waitUntil(() => wallet.closed.size === 1, patience);
  expect([...wallet.closed.values()][0]).toMatchObject({ winMinor: 36_000, seeds: null });

  await pass(studioRouletteTable.resultMs);
  await ann.reach("BETTING", 2);
  ann.leave();
});

it("refunds open bets when the video is lost, and opens the next round when it is back", async () => {
  await open();
  const ann = await sit("ann");
  await ann.reach("BETTING");
  await ann.bet(1, "red", 10);
  clock.advance(videoLostAfterMs - 1_000);
  await report(false);
  expect(ann.round()?.phase).toBe("BETTING");
  clock.advance(1_001);
  await report(false);
  await ann.reach("VOID");
  await balance("ann", 100_000);
  expect(ann.received.findLast(({ type }) => type === "restriction")).toMatchObject({
    restriction: { code: "VIDEO_LOST" },
  });
  expect((await findRound(handle.kit.db, slug, 2)) ?? null).toBeNull();
  await report(true);
  await ann.reach("BETTING", 2);
  ann.leave();
});

it("plays on when the dealer's console reconnects within the time that video may be missing", async () => {
  await open();
  const ann = await sit("ann");
  await ann.reach("BETTING");
  await ann.bet(1, "red", 10);
  ann.received.length = 0;
  const now = clock.now();
  await beginShift(handle.kit.db, dealer(), { now, awaySince: now });
  expect(dealerStateOf(await findShift(handle.kit.db, slug), now)).toBe("DEALING");
  clock.advance(videoLostAfterMs - 1_000);
  await report(true);
  await pass(studioRouletteTable.bettingMs);
  await ann.reach("RUNNING");
  const restrictions = ann.received.flatMap((said) =>
    said.type === "restriction" ? [said.restriction] : [],
  );
  expect(restrictions.filter((one) => one !== null)).toEqual([]);
  // Video that doesn't come back stops betting, however often the console reconnects.
  clock.advance(videoLostAfterMs + 1);
  await beginShift(handle.kit.db, dealer(), { now: clock.now(), awaySince: now });
  expect(dealerStateOf(await findShift(handle.kit.db, slug), clock.now())).toBe("NO_VIDEO");
  ann.leave();
});

it("lets a closed round be called although the video is lost, and refunds it without a call", async () => {
  await open();
  const ann = await sit("ann");
  await ann.reach("BETTING");
  await ann.bet(1, "red", 10);
  await pass(studioRouletteTable.bettingMs);
  await ann.reach("RUNNING");
  clock.advance(videoLostAfterMs * 2);
  await report(false);
  await vi.waitFor(
    () =>
      expect(ann.received.findLast(({ type }) => type === "restriction")).toMatchObject({ restriction: {} }),
    patience,
  );
  expect(ann.round()?.phase).toBe("RUNNING");
  clock.advance(callWithinMs);
  await report(false);
  await ann.reach("VOID");
  await balance("ann", 100_000);
  expect(codeOf(await call(1, 17))).toBe("CALL_NOT_DUE");
  ann.leave();
});

it("gives the table to another dealer only when the first one is gone", async () => {
  await open();
  const other = { slug, operatorId: "operator_otis", operatorName: "Otis" };
  const take = () =>
    beginShift(handle.kit.db, other, {
      now: clock.now(),
      awaySince: new Date(clock.now().getTime() - 10_000),
    });
  expect(await take()).toBeUndefined();
  clock.advance(10_001);
  expect(await take()).toMatchObject({ operatorName: "Otis" });
  expect(await report(true)).toBe(false);
});

/** Proposes to correct the first round to the given pocket. */
function correctTo(pocket: number) {
  const change = proposedCorrection({ clock, findGame: () => table.game, wake: () => table.wake() });
  const correction = { slug, number: 1, outcome: { pocket } };
  const operator = { id: "operator_gail", name: "Gail" };
  const approve = () =>
    handle.kit.db.transaction((tx) =>
      change.execute(tx, correction, "proposal_1", {
        author: operator,
        operator,
        reason: "misread",
        now: clock.now(),
      }),
    );
  return { change, correction, approve };
}

const stateOfRound = (number: number) =>
  findRound(handle.kit.db, slug, number).then((round) => round?.state ?? null);
const settled = (number: number) =>
  vi.waitFor(async () => expect(await stateOfRound(number)).toBe("SETTLED"), patience);

/** Copies Bob's bet of the first round for further players. */
async function addBets(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `crowd-${index}`);
  for (const name of names) wallet.sit(name);
  await handle.kit.db.query(
    `insert into shared_round_bets (slug, number, id, owner, game_session, player_name, practice, currency,
       stake_minor, bet, state, placed_at, closed_at)
     select slug, number, gen_random_uuid(), name, name, name, practice, currency, stake_minor, bet, state, placed_at,
       closed_at
     from shared_round_bets, unnest($2::text[]) name where slug = $1 and game_session = 'bob'`,
    [slug, names],
  );
  return names;
}

it("settles a corrected round again, exactly once, and tells the table", async () => {
  const { ann, bob } = await playRound(17);
  await balance("ann", 99_000 + 36_000);
  await balance("bob", 98_000);
  await vi.waitFor(
    async () => expect((await findRound(handle.kit.db, slug, 1))?.state).toBe("SETTLED"),
    patience,
  );
  const { change, correction, approve } = correctTo(18);
  expect(await change.describe(correction, handle.kit.db, { roles: ["GAMES"] })).toMatchObject({
    summary: expect.stringContaining("from 17 to 18"),
  });
  expect(await approve()).toEqual({ before: { pocket: 17 }, after: { pocket: 18 } });
  await balance("ann", 99_000);
  await balance("bob", 98_000 + 4_000);
  await vi.waitFor(
    async () =>
      expect(await findRound(handle.kit.db, slug, 1)).toMatchObject({ state: "SETTLED", correction: 1 }),
    patience,
  );
  expect(codeOf(await approve())).toBe("PROPOSAL_REFUSED");
  const notified = await vi.waitUntil(
    () => ann.received.findLast(({ type }) => type === "history"),
    patience,
  );
  expect(notified).toMatchObject({ history: [{ number: 1, outcome: { pocket: 18 } }] });
  ann.leave();
  bob.leave();
});

it("plays on while many bets are corrected, in groups", async () => {
  const { ann, bob } = await playRound(17);
  await settled(1);
  const names = await addBets(250);
  let [inFlight, most] = [0, 0];
  const release = Promise.withResolvers<void>();
  wallet.failing.correct = async () => {
    most = Math.max(most, ++inFlight);
    await release.promise;
    inFlight -= 1;
  };
  expect(isRefusal(await correctTo(18).approve())).toBe(false);
  await vi.waitUntil(() => inFlight === 100, patience);
  await pass(studioRouletteTable.resultMs);
  await ann.reach("BETTING", 2);
  expect(await stateOfRound(1)).toBe("CORRECTING");
  release.resolve();
  for (const name of names) await balance(name, 100_000 + 4_000);
  await settled(1);
  expect(most).toBe(100);
  ann.leave();
  bob.leave();
});

it("corrects the other bets when one fails, and tries that one again", async () => {
  const { ann, bob } = await playRound(17);
  await settled(1);
  let isBroken = true;
  wallet.failing.correct = async (name) => {
    if (isBroken && name === "ann") throw new Error("the wallet is down");
  };
  expect(isRefusal(await correctTo(18).approve())).toBe(false);
  await balance("bob", 98_000 + 4_000);
  expect(wallet.balances.get("ann")).toBe(99_000 + 36_000);
  await pass(studioRouletteTable.resultMs);
  await ann.reach("BETTING", 2);
  expect(await stateOfRound(1)).toBe("CORRECTING");
  isBroken = false;
  await pass(6_000);
  await balance("ann", 99_000);
  await settled(1);
  ann.leave();
  bob.leave();
});

it("corrects no result that is older than the limit", async () => {
  const { ann, bob } = await playRound(17);
  await settled(1);
  const { change, correction, approve } = correctTo(18);
  clock.advance((correctWithinDays + 1) * 86_400_000);
  const tooOld = { body: { errorCode: "PROPOSAL_REFUSED", cause: expect.stringContaining("7 days") } };
  expect(await change.describe(correction, handle.kit.db, { roles: ["GAMES"] })).toMatchObject(tooOld);
  expect(await approve()).toMatchObject(tooOld);
  expect(await stateOfRound(1)).toBe("SETTLED");
  ann.leave();
  bob.leave();
});

it("publishes a signed record of calls and corrections", async () => {
  const { ann, bob } = await playRound(3);
  const round = (await findRound(handle.kit.db, slug, 1))!;
  const record = toDealtRecord(round, await listCalls(handle.kit.db, slug, 1));
  expect(record).toMatchObject({ table: slug, round: 1, calls: [{ kind: "CALL", outcome: { pocket: 3 } }] });
  const { text, signature, publicKey } = createRecordSigner(handle.kit.config)(record);
  const key = { key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" } as const;
  const isSigned = (said: string) => verify(null, Buffer.from(said), key, Buffer.from(signature, "base64"));
  expect(JSON.parse(text)).toEqual(record);
  expect(isSigned(text)).toBe(true);
  expect(isSigned(text.replace('"pocket":3', '"pocket":4'))).toBe(false);
  ann.leave();
  bob.leave();
});
