import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import type { TableState } from "@parlour/contracts/entities/live-table";
import { tableTopic } from "@parlour/contracts/entities/live-table";
import type { OpeningHours } from "@parlour/contracts/entities/opening-hours";
import { stream } from "@parlour/contracts/sockets/stream";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { changeGame } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";

const roulette = "1301";
const slot = "1001";
const patience = { timeout: 30_000, interval: 20 };
type TableSettings = { hours?: OpeningHours | null; fromTier?: string | null };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterEach(() => change(roulette, {}));
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

function change(id: string, table: TableSettings) {
  return changeGame(actAsOperator(stack.client(), "Cleo"), id, table);
}

/**
 * Returns opening hours with a single span. It opens and closes the given numbers of minutes after the start
 * of the current minute.
 */
function hoursFromNow(opens: number, closes: number): { hours: OpeningHours; opensAt: number } {
  const minute = Math.floor(stack.clock.now().getTime() / 60_000);
  const at = (minutes: number) => new Date((minute + minutes) * 60_000);
  const weekday = String(at(opens).getUTCDay() || 7) as keyof OpeningHours["spans"];
  const time = (minutes: number) => at(minutes).toISOString().slice(11, 16);
  return {
    hours: { timeZone: "UTC", spans: { [weekday]: [[time(opens), time(closes)]] } },
    opensAt: at(opens).getTime(),
  };
}

async function listRoulette(client: TestClient = stack.client()) {
  const { body } = await client.call(listLiveTables, { query: { currencyCode: "USD" } });
  return body.tables.find(({ gameId }) => gameId === roulette)!;
}

async function watchRoulette() {
  const states: TableState[] = [];
  const socket = new WebSocket(`${stack.origin.replace("http", "ws")}${stream.path}`, {
    origin: stack.origin,
  });
  socket.on("message", (text) => {
    const { data } = JSON.parse(String(text)) as { data?: TableState };
    if (data) states.push(data);
  });
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "subscribe", topics: [tableTopic("live-roulette")] }));
  return { latest: () => states.at(-1), close: () => socket.close() };
}

it("takes no bets while it is closed, finishes the running round and opens on time", async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession, balance } = await openGame(client, roulette);
  const [table, room] = [await sit(client, stack.origin, gameSession), await watchRoulette()];
  const { number } = await table.reach("BETTING");
  expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });

  const { hours, opensAt } = hoursFromNow(5, 60);
  expect((await change(roulette, { hours })).status).toBe(200);
  expect(await table.bet(everywhere)).toMatchObject({ type: "refused", code: "TABLE_CLOSED" });
  const restriction = { code: "TABLE_CLOSED", opensAt };
  await vi.waitFor(
    () =>
      expect(table.received.findLast((said) => said.type === "restriction")).toMatchObject({ restriction }),
    patience,
  );
  await vi.waitUntil(() => room.latest()?.opening.opensAt === opensAt, patience);
  expect((await listRoulette()).opening).toEqual({ isOpen: false, opensAt });

  stack.clock.advance(18_000);
  await table.reach("RUNNING");
  stack.clock.advance(6_000);
  await table.reach("RESULT");
  await vi.waitFor(async () => expect(await playable(client)).toBe(balance - 1), patience);

  // Rounds are numbered consecutively, so `number + 1` is the first round after the table reopens.
  stack.clock.advance(opensAt - stack.clock.now().getTime() - 1_000);
  const late = await sit(client, stack.origin, gameSession);
  await vi.waitUntil(() => late.received.length > 0, patience);
  expect(late.received[0]).toMatchObject({ type: "snapshot", restriction, round: { number } });
  stack.clock.advance(1_000);
  await vi.waitUntil(() => late.latest()?.number === number + 1, patience);
  expect(late.latest()!.opensAt).toBeGreaterThanOrEqual(opensAt);
  await vi.waitUntil(() => room.latest()?.opening.isOpen, patience);
  expect(await late.bet(everywhere)).toMatchObject({ type: "answer" });
  for (const open of [table, late, room]) open.close();
});

it("is reserved for players from a tier upwards", async () => {
  await change(roulette, { fromTier: "gold" });
  const [starter, emerald] = [await addFundedPlayer(stack), await addFundedPlayer(stack)];
  await stack.kit.db.query(
    `insert into loyalty_players (player_id, tier_id, window_ends_at) values ($1, 'emerald', $2)
     on conflict (player_id) do update set tier_id = 'emerald'`,
    [emerald.playerId, new Date(stack.clock.now().getTime() + 86_400_000)],
  );
  const visitor = stack.client();
  stack.clock.advance(60_000);

  for (const [client, mode] of [
    [starter.client, "real"],
    [visitor, "practice"],
  ] as const) {
    const { gameSession } = await openGame(client, roulette, mode);
    const table = await sit(client, stack.origin, gameSession);
    await table.reach("BETTING");
    expect(table.received[0]).toMatchObject({ restriction: { code: "TIER_REQUIRED", tier: "Gold" } });
    expect(await table.bet(everywhere)).toMatchObject({ type: "refused", code: "TIER_REQUIRED" });
    expect((await listRoulette(client)).tier).toMatchObject({ name: { en: "Gold" }, isMet: false });
    table.close();
  }

  const { gameSession } = await openGame(emerald.client, roulette);
  const table = await sit(emerald.client, stack.origin, gameSession);
  await table.reach("BETTING");
  expect(table.received[0]).toMatchObject({ restriction: null });
  expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });
  expect((await listRoulette(emerald.client)).tier).toMatchObject({ isMet: true });
  table.close();
});

it("accepts hours and tiers only for shared tables and known tiers", async () => {
  const { hours } = hoursFromNow(5, 60);
  const faultOf = async (id: string, table: TableSettings) => (await change(id, table)).body as unknown;
  const wrong = (field: string) => ({ errors: [{ code: "INVALID_VALUE", field }] });
  expect(await faultOf(slot, { hours })).toEqual(wrong("hours"));
  expect(await faultOf(slot, { fromTier: "gold" })).toEqual(wrong("fromTier"));
  expect(await faultOf(roulette, { fromTier: "platinum" })).toEqual(wrong("fromTier"));
  expect(await faultOf(roulette, { hours, fromTier: "gold" })).toMatchObject({ hours, fromTier: "gold" });
});
