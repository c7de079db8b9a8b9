import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { blindStructures } from "@parlour/poker/tournament/structures";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Kit } from "@parlour/server/kit/kit";
import type { NewTournamentTable } from "@parlour/server/kit/ports/tournament-tables";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { setConnected } from "./connection.ts";
import { searchHands } from "./hand-search.ts";
import { findHand, listHands } from "./hand-store.ts";
import { paceOf } from "./pace.ts";
import { actInHand, seatToAct } from "./playing.ts";
import { sit } from "./seating.ts";
import { servePlayer } from "./serve-player.ts";
import { openTableHost, type TableHost } from "./table-host.ts";
import { createTableHosts } from "./table-hosts.ts";
import type { MoneyParts } from "./table-money.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable } from "./table-state.ts";
import { addTables } from "./table-store.ts";
import { createTournamentTables } from "./tournament-tables.ts";
import { voidedHandAlerts } from "./voided-hand-alerts.ts";
import { listVoidedHands, toVoidedHand } from "./voided-hand-store.ts";

let handle: KitHandle;
let clock: TestClock;
const cleanUps: (() => Promise<unknown>)[] = [];
const pace = paceOf(100);
const migrations = new URL("./migrations/", import.meta.url);
const patience = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services: [{ name: "poker-room", migrations }] });
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});
afterAll(() => handle.close());

/** Returns the server's dependencies with a message bus that loses every message. */
const deafKit = (): Kit => ({
  ...handle.kit,
  bus: { ...handle.kit.bus, publish: async () => {}, subscribe: async () => async () => {} },
});

const richMoney = {
  wagering: { apply: async () => answerWith("POSTED") },
  ledger: { post: async () => ({ outcome: "POSTED" }) },
} as unknown as MoneyParts;

/** Opens a tournament table that has no players and may not deal yet. */
async function openTournamentTable(id: string) {
  const tables = createTournamentTables(deafKit());
  const table: NewTournamentTable = {
    ...{ id, name: id, tournamentId: "tournament", tournamentName: "Tournament", game: "holdem" },
    ...{ seatCount: 6, structure: blindStructures.turbo, isRealMoney: true, botLevel: null },
    startedMs: clock.now().getTime(),
  };
  await handle.kit.db.transaction((tx) => tables.open(tx, [table]));
  const edit = (...edits: Parameters<typeof tables.edit>[2]) =>
    handle.kit.db.transaction((tx) => tables.edit(tx, id, edits));
  const seat = (number: number) =>
    ({
      kind: "seat",
      person: { owner: `player_${number}`, name: `Player ${number}`, kind: "PLAYER" },
      seat: number,
      stack: 1_000,
    }) as const;
  return { edit, seatTwo: () => edit(seat(1), seat(2)) };
}

it("deals on after a change whose message was lost", async () => {
  const { edit, seatTwo } = await openTournamentTable("lost-message");
  await edit({ kind: "limit", hands: 0 });
  await seatTwo();
  const host = (await openTableHost(deafKit(), { ...richMoney, pace }, "lost-message"))!;
  cleanUps.push(() => host.stop());
  // A server that takes over a table marks everyone as disconnected, which raises the version.
  await vi.waitFor(() => expect(host.version()).toBeGreaterThan(2), patience);
  expect(host.state().hand).toBeNull();
  await edit({ kind: "limit", hands: null });
  await vi.waitFor(() => {
    clock.advance(1_000);
    expect(host.state().hand).not.toBeNull();
  }, patience);
});

it("stores the commitment to every deck before the hand is dealt", async () => {
  const { db } = handle.kit;
  await db.query("create table seen_states (step bigserial primary key, state jsonb not null)");
  await db.query(`create function note_state() returns trigger language plpgsql as $$
    begin insert into seen_states (state) values (new.state); return null; end $$`);
  await db.query(`create trigger note_state after update of state on poker_tables for each row
    when (new.id = 'committed') execute function note_state()`);
  const { seatTwo } = await openTournamentTable("committed");
  await seatTwo();
  const host = (await openTableHost(handle.kit, { ...richMoney, pace }, "committed"))!;
  cleanUps.push(() => host.stop());
  // Absent players are dealt in at a tournament table, and the clock folds their hands.
  await vi.waitFor(() => {
    clock.advance(30_000);
    expect(host.state().handNumber).toBeGreaterThan(3);
  }, patience);
  const seen = await db.query<{ announced: string | null; number: number | null; commitment: string | null }>(
    `select state->'nextDeck'->>'commitment' as announced, (state->'hand'->>'number')::int as number,
       state->'hand'->>'commitment' as commitment from seen_states order by step`,
  );
  const dealt = [...new Set(seen.flatMap(({ number }) => number ?? []))];
  expect(dealt.length).toBeGreaterThan(3);
  for (const number of dealt) {
    const at = seen.findIndex((one) => one.number === number);
    expect(seen[at - 1]!.announced).toBe(seen[at]!.commitment);
  }
  expect(new Set(seen.map(({ commitment }) => commitment)).size).toBeGreaterThanOrEqual(dealt.length);
});

/** Stores a cash table with these players, which no server has run yet. Each test uses a different table. */
async function seatAt(id: string, owners: readonly string[], isPaying = (_owner: string) => false) {
  const config = tablePlan.find((table) => table.id === id)!;
  await addTables(handle.kit.db, [config]);
  const state = structuredClone(emptyTable);
  for (const [at, owner] of owners.entries()) {
    const place = { seat: at + 1, amount: config.minBuyIn, session: owner };
    sit(state, { owner, name: owner, kind: "PLAYER" }, place, { config, pace, nowMs: clock.now().getTime() });
  }
  for (const seat of state.seats) seat.stage = isPaying(seat.owner) ? "paying" : "seated";
  await handle.kit.db.query("update poker_tables set state = $2, is_busy = $3 where id = $1", [
    id,
    JSON.stringify(state),
    owners.length > 0,
  ]);
  return config;
}

it("voids a hand that the rules refuse to continue, returns all bets and plays on", async () => {
  const { db } = handle.kit;
  const config = await seatAt("garnet", ["ann", "bob", "cleo"]);
  const first = (await openTableHost(handle.kit, { ...richMoney, pace }, config.id))!;
  await vi.waitFor(() => expect(first.state().hand).not.toBeNull(), patience);
  const acting = seatToAct(first.state())!.seat;
  await first.change((state, draft) => actInHand(state, { type: "call", seat: acting.seat }, draft) === null);
  await first.stop();
  const { id, number } = first.state().hand!;
  // A running hand is in no history, whoever asks for it.
  expect(await findHand(db, id)).toBeUndefined();
  expect(await listHands(db, "ann", { before: null, limit: 10 })).toEqual([]);
  expect(await searchHands(db, { handId: id }, { after: null, limit: 10 })).toEqual([]);
  // A release changes a rule: the stored action is no longer allowed.
  await db.query(
    `update poker_tables set state = jsonb_set(state, '{hand,actions,0,type}', '"check"') where id = $1`,
    [config.id],
  );

  const host = (await openTableHost(handle.kit, { ...richMoney, pace }, config.id))!;
  cleanUps.push(() => host.stop());
  const views: PokerTableView[] = [];
  const served = servePlayer({
    host,
    person: { owner: "ann", name: "Ann", kind: "PLAYER" },
    now: () => clock.now().getTime(),
    isStillHere: async () => true,
    refuseHere: async () => undefined,
    send: (message) => void (message.type === "table" && views.push(message.view)),
  });
  cleanUps.push(async () => served.close());
  expect(views[0]!.hand).toBeNull();
  await vi.waitFor(() => expect(host.state().voided).toEqual([{ id, number }]), patience);
  expect(host.state().hand).toBeNull();
  expect(host.state().rakeDue).toEqual([]);
  expect(host.state().seats.map(({ stack }) => stack)).toEqual(Array(3).fill(config.minBuyIn));
  expect(views.at(-1)).toMatchObject({ hand: null, voidedHand: number });
  await vi.waitFor(() => {
    clock.advance(500);
    expect(host.state().hand?.number).toBe(number + 1);
  }, patience);
  expect(views.at(-1)!.voidedHand).toBeNull();

  const [hand, ...others] = (await listVoidedHands(db, { since: new Date(0), limit: 10 })).map(toVoidedHand);
  expect(others).toEqual([]);
  expect(hand).toMatchObject({ id, number, tableId: config.id });
  expect(hand!.players.map(({ stack }) => stack)).toEqual(Array(3).fill(config.minBuyIn / 100));
  expect(await db.query("select from poker_hands where id = $1", [id])).toEqual([]);
  expect(await voidedHandAlerts.find(handle.kit)).toMatchObject([{ kind: "VOIDED_POKER_HANDS", count: 1 }]);
});

const isConnected = (host: TableHost, owner: string) =>
  host.state().seats.find((seat) => seat.owner === owner)?.isConnected;

it("plays on while a player's chips cannot be paid out", async () => {
  const config = await seatAt("amber", ["ann", "bob", "cleo"], (owner) => owner === "cleo");
  const apply = vi.fn(async () => answerWith("WAGER_CLOSED"));
  const money = { ...richMoney, wagering: { apply } } as unknown as MoneyParts;
  const host = (await openTableHost(handle.kit, { ...money, pace }, config.id))!;
  cleanUps.push(() => host.stop());
  await vi.waitFor(() => expect(host.state().hand).not.toBeNull(), patience);
  expect(apply).toHaveBeenCalled();
});

it("plays on while a transfer of money takes long", async () => {
  const config = await seatAt("heather", ["ann", "bob", "cleo"], (owner) => owner === "cleo");
  let answer: (() => void) | undefined;
  cleanUps.push(async () => answer?.());
  const apply = () =>
    new Promise((resolve) => {
      answer = () => resolve(answerWith("POSTED"));
    });
  const money = { ...richMoney, wagering: { apply } } as unknown as MoneyParts;
  const host = (await openTableHost(handle.kit, { ...money, pace }, config.id))!;
  cleanUps.push(() => host.stop());
  await vi.waitFor(() => expect(answer).toBeDefined(), patience);
  await vi.waitFor(() => expect(host.state().hand).not.toBeNull(), patience);
  expect(host.state().seats).toHaveLength(3);
  answer!();
  await vi.waitFor(() => expect(host.state().seats).toHaveLength(2), patience);
});

it("takes over tables behind one that cannot be opened, and one that is open here but idle", async () => {
  const { db } = handle.kit;
  const broken = { ...emptyTable, hand: { setup: null, actions: [], endedMs: null } };
  await db.query(
    `insert into poker_tables (id, position, config, state, is_busy)
     select 'a-broken', 1, config, $1, true from poker_tables limit 1`,
    [JSON.stringify(broken)],
  );
  const idle = await openTournamentTable("idle");
  const hosts = createTableHosts(deafKit(), richMoney);
  cleanUps.push(() => hosts.stop());
  const host = (await hosts.find("idle"))!;
  expect(host.isIdle()).toBe(true);
  await idle.seatTwo();
  await vi.waitFor(() => expect(host.state().hand).not.toBeNull(), patience);
});

type Query = Kit["db"]["query"];

/** Returns the server's dependencies with a database that passes SQL statements containing `start` to `instead`. */
const kitWhere = (start: string, instead: (run: () => Promise<unknown>) => Promise<unknown>): Kit => {
  const { kit } = handle;
  const query = (async (text: string, values?: unknown[]) => {
    const run = () => kit.db.query(text, values);
    return await (text.includes(start) ? instead(run) : run());
  }) as Query;
  return { ...kit, db: { ...kit.db, query } };
};
const savingTable = "update poker_tables set state";
const renewingLease = "update poker_tables set lease_holder";

it.each([
  ["that failed at first", "basalt", savingTable, false],
  ["by a lease that was granted although the answer was lost", "fresco", renewingLease, true],
])("marks everyone as disconnected after a takeover %s", async (_name, id, statement, isDone) => {
  await seatAt(id, ["ann"]);
  let failures = 0;
  const kit = kitWhere(statement, async (run) => {
    if (failures > 0) return await run();
    failures += 1;
    if (isDone) await run();
    throw new Error("The database is away.");
  });
  const host = (await openTableHost(kit, { ...richMoney, pace }, id))!;
  cleanUps.push(() => host.stop());
  expect(isConnected(host, "ann")).toBe(true);
  await vi.waitFor(() => {
    clock.advance(1_000);
    expect(isConnected(host, "ann")).toBe(false);
  }, patience);
  expect(failures).toBe(1);
});

it.each([
  ["a server that holds the lease", "cinnabar", 0],
  ["a server whose lease always runs out on a slow database", "damask", 5_000],
])("%s marks players as disconnected whose server died", async (_name, id, delayMs) => {
  await seatAt(id, ["ann", "bob"]);
  const { db } = handle.kit;
  await db.query(
    "insert into server_heartbeats (server_id, beat_at) values ('server_live', 'infinity') on conflict do nothing",
  );
  const kit = kitWhere(renewingLease, async (run) => {
    const answer = await run();
    clock.advance(delayMs);
    return answer;
  });
  const hosts = createTableHosts(kit, richMoney);
  cleanUps.push(() => hosts.stop());
  const host = (await hosts.find(id))!;
  await vi.waitFor(() => {
    clock.advance(500);
    expect(isConnected(host, "bob")).toBe(false);
  }, patience);
  const connect = (owner: string, server: string) =>
    host.change((state, { nowMs }) => setConnected(state, owner, true, { nowMs, server }));
  await connect("ann", "server_dead");
  await connect("bob", "server_live");
  expect([isConnected(host, "ann"), isConnected(host, "bob")]).toEqual([true, true]);
  await vi.waitFor(() => expect(isConnected(host, "ann")).toBe(false), patience);
  expect(isConnected(host, "bob")).toBe(true);
});

it("takes no seat for a player who has gone before the request is carried out", async () => {
  const { minBuyIn } = await seatAt("jasper", []);
  const host = (await openTableHost(handle.kit, { ...richMoney, pace }, "jasper"))!;
  cleanUps.push(() => host.stop());
  let allow: (() => void) | undefined;
  const served = servePlayer({
    host,
    person: { owner: "ann", name: "Ann", kind: "PLAYER" },
    now: () => clock.now().getTime(),
    isStillHere: async () => true,
    refuseHere: () =>
      new Promise((resolve) => {
        allow = () => resolve(undefined);
      }),
    send() {},
  });
  const id = "00000000-0000-4000-8000-000000000001";
  const sitting = served.receive({ type: "sit", id, seat: 1, amount: minBuyIn / 100 });
  await vi.waitFor(() => expect(allow).toBeDefined(), patience);
  served.close();
  allow!();
  await sitting;
  expect(host.state().seats).toEqual([]);
});
