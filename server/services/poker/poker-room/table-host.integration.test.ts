import { blindStructures } from "@parlour/poker/tournament/structures";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Kit } from "@parlour/server/kit/kit";
import type { NewTournamentTable } from "@parlour/server/kit/ports/tournament-tables";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { paceOf } from "./pace.ts";
import { sit } from "./seating.ts";
import { openTableHost } from "./table-host.ts";
import { createTableHosts } from "./table-hosts.ts";
import type { MoneyParts } from "./table-money.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable } from "./table-state.ts";
import { addTables } from "./table-store.ts";
import { createTournamentTables } from "./tournament-tables.ts";

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

it("plays on while a player's chips cannot be paid out", async () => {
  const config = tablePlan.find(({ currency }) => currency !== null)!;
  await addTables(handle.kit.db, [config]);
  const state = structuredClone(emptyTable);
  for (const [at, owner] of ["ann", "bob", "cleo"].entries()) {
    const place = { seat: at + 1, amount: config.minBuyIn, session: owner };
    sit(state, { owner, name: owner, kind: "PLAYER" }, place, { config, pace, nowMs: clock.now().getTime() });
  }
  for (const seat of state.seats) seat.stage = seat.owner === "cleo" ? "paying" : "seated";
  await handle.kit.db.query("update poker_tables set state = $2, is_busy = true where id = $1", [
    config.id,
    JSON.stringify(state),
  ]);
  const apply = vi.fn(async () => answerWith("WAGER_CLOSED"));
  const money = { ...richMoney, wagering: { apply } } as unknown as MoneyParts;
  const host = (await openTableHost(handle.kit, { ...money, pace }, config.id))!;
  cleanUps.push(() => host.stop());
  await vi.waitFor(() => expect(host.state().hand).not.toBeNull(), patience);
  expect(apply).toHaveBeenCalled();
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
