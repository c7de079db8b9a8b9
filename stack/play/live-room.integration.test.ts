import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import {
  type TableState,
  type TableWin,
  tableTopic,
  winsTopic,
} from "@parlour/contracts/entities/live-table";
import { stream } from "@parlour/contracts/sockets/stream";
import { dragonTigerTable } from "@parlour/games/dragon-tiger/math/dragon-tiger-table";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { everywhere, sit } from "../testing-tables.ts";

type Sent = { type: string; topic: string; data: TableState & { wins?: TableWin[] } };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack?.close());

async function subscribe(...topics: string[]) {
  const sent: Sent[] = [];
  const socket = new WebSocket(`${stack.origin.replace("http", "ws")}${stream.path}`, {
    origin: stack.origin,
  });
  socket.on("message", (text) => sent.push(JSON.parse(String(text))));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "subscribe", topics }));
  return { sent, socket };
}
const listTables = async (currencyCode = "USD") =>
  (await stack.client().call(listLiveTables, { query: { currencyCode } })).body.tables;
const patience = { timeout: 30_000 };

it("lists the live tables with their limits in the asked currency, and no other shared game", async () => {
  const [dollars, yen] = [await listTables(), await listTables("JPY")];
  expect(dollars.map(({ gameId }) => gameId).toSorted()).toEqual([
    "1301",
    "1302",
    "1303",
    "1304",
    "1305",
    "1306",
    "1307",
    "1308",
    "1310",
    "1311",
    "1340",
    "1341",
    "1342",
    "1343",
    "1350",
  ]);
  const limitsOf = (tables: typeof dollars) => tables.find(({ gameId }) => gameId === "1301")!.limits;
  expect(limitsOf(yen)).toEqual({ min: limitsOf(dollars).min * 100, max: limitsOf(dollars).max * 100 });
});

it("runs a table while a page watches it, and sends its phases and results", async () => {
  const topic = tableTopic("dragon-tiger");
  const { sent, socket } = await subscribe(topic, tableTopic("crash"), tableTopic("nowhere"));
  const refused = () => sent.filter(({ type }) => type === "refused").map((message) => message.topic);
  await expect.poll(refused, patience).toHaveLength(2);
  const seen = (phase: string) =>
    sent.findLast(({ topic: name, data }) => name === topic && data.round?.phase === phase)?.data;
  await expect.poll(() => seen("BETTING"), patience).toBeDefined();
  stack.clock.advance(dragonTigerTable.bettingMs);
  await expect.poll(() => seen("RUNNING"), patience).toBeDefined();
  const { until, now: ranAt } = { ...seen("RUNNING")!, ...seen("RUNNING")!.round! };
  stack.clock.advance(until - ranAt);
  await expect.poll(() => seen("RESULT"), patience).toBeDefined();
  const { round, results, players, now } = seen("RESULT")!;
  expect(results[0]!.number).toBe(round!.number);
  expect(results[0]!.text).not.toBe("");
  expect(round!.until).toBeGreaterThan(now - 1);
  expect(players).toBe(0);
  socket.close();
  // Pages that aren't subscribed can read the results too.
  await expect
    .poll(async () => (await listTables()).find(({ slug }) => slug === "dragon-tiger")!.results, patience)
    .not.toEqual([]);
});

it("sends the wins of real money at the tables, without the names of players who did not agree, and nothing else", async () => {
  const { sent, socket } = await subscribe(winsTopic);
  const wins = () => sent.findLast(({ topic }) => topic === winsTopic)?.data.wins;
  await expect.poll(wins, patience).toEqual([]);
  const { client, currency } = await addFundedPlayer(stack, { nickname: "Wilhelmina" });
  const [real, practice] = [
    await openGame(client, "1301"),
    await openGame(stack.client(), "1301", "practice"),
  ];
  const seat = await sit(client, stack.origin, real.gameSession);
  const visitor = await sit(stack.client(), stack.origin, practice.gameSession);
  await Promise.all([seat.reach("BETTING"), visitor.reach("BETTING")]);
  // One of the bets on red, black and zero always wins, whereas a bet on every number costs more than it pays.
  const sure = [
    { spot: "red", stake: 1 },
    { spot: "black", stake: 1 },
    { spot: "straight:0", stake: 1 },
  ];
  for (const bet of sure) expect(await seat.bet({ bets: [bet] })).toMatchObject({ type: "answer" });
  expect(await seat.bet(everywhere)).toMatchObject({ type: "answer" });
  for (const bet of sure) expect(await visitor.bet({ bets: [bet] })).toMatchObject({ type: "answer" });
  stack.clock.advance(18_000);
  await seat.reach("RUNNING");
  stack.clock.advance(6_000);
  const { outcome } = await seat.reach("RESULT");
  const amount = (outcome as { pocket: number }).pocket === 0 ? 36 : 2;
  const win = { slug: "live-roulette", name: null, amount, currency };
  await expect.poll(wins, patience).toMatchObject([win]);
  const listed = async () =>
    (await stack.client().call(listLiveTables, { query: { currencyCode: "USD" } })).body.wins;
  expect(await listed()).toMatchObject([win]);
  // The player agrees to be named, and then changes their mind.
  expect((await client.call(updateProfile, { body: { showsName: true } })).status).toBe(200);
  expect(await listed()).toMatchObject([{ ...win, name: "W•••a" }]);
  expect((await client.call(updateProfile, { body: { showsName: false } })).status).toBe(200);
  expect(await listed()).toMatchObject([win]);
  for (const open of [seat, visitor, socket]) open.close();
});
