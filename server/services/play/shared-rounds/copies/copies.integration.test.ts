import { randomUUID } from "node:crypto";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { liveRouletteTable } from "@parlour/games/live-roulette/math/live-roulette-table";
import { tableSlugOf } from "@parlour/rules/table-copy";
import { testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Kit } from "@parlour/server/kit/kit";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openTable, type Table } from "../table.ts";
import { createTableAdmission, type TableAdmission } from "../table-admission.ts";
import { memoryWallet } from "../testing/memory-wallet.ts";
import { countSeats, listCopies, moveCopy, writeDemand } from "./copy-store.ts";
import { createGameFinder } from "./find-game.ts";
import { leadFloor } from "./lead-floor.ts";
import { createPresence } from "./presence.ts";
import { countPresent } from "./presence-store.ts";
import { tableForPlayer } from "./seat-player.ts";
import { createTableDirectory, type TableDirectory } from "./table-directory.ts";

const migrations = new URL("../migrations/", import.meta.url);
const patience = { timeout: 15_000, interval: 20 };
const clock = testClock();
let handle: KitHandle;
let games = 0;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
afterAll(() => handle.close());

/** A separate game for each test, with small tables. */
async function newGame(): Promise<SharedGame> {
  const game = { ...liveRouletteTable, slug: `wheel-${++games}` } as SharedGame;
  const demand = { playersPerTable: 1, closeAfterMinutes: 1, mostTables: 2 };
  await handle.kit.db.transaction((tx) => writeDemand(tx, game.slug, demand));
  return game;
}

/** Runs the part of a server that opens and closes copies of tables. */
async function startServer(game: SharedGame) {
  const { kit } = handle;
  const wallet = memoryWallet(game.slug, kit.db);
  const tiers = { list: async () => [], tierOf: async () => "" };
  const rules = async () => ({ hours: null, fromTier: null });
  const open = (one: SharedGame) =>
    openTable({
      ...{ kit, wallet, game: one },
      admission: createTableAdmission({ clock, rules, tiers, isCopyOpen: () => directory.isOpen(one.slug) }),
    });
  const directory = createTableDirectory({ kit, findGame: createGameFinder([game]).findGame, open });
  directory.add(await open(game));
  const presence = createPresence(kit);
  stops.push(() => directory.stop());
  stops.push(await leadFloor({ kit, games: [game], directory, presence }, 30));
  return { directory, presence };
}

const copyOf = ({ slug }: SharedGame) => tableSlugOf({ game: slug, number: 2 });
const stateOf = async (game: SharedGame) =>
  (await listCopies(handle.kit.db)).find((copy) => copy.game === game.slug)?.state;
async function countEvents(slug: string, kind: string): Promise<number> {
  const rows = await handle.kit.db.query("select from table_events where slug = $1 and kind = $2", [
    slug,
    kind,
  ]);
  return rows.length;
}

function insertRound(slug: string, number: number) {
  return handle.kit.db.query(
    `insert into shared_rounds (slug, number, state, opened_at, closes_at, server_seed, server_seed_hash, field)
     values ($1, $2, 'BETTING', now(), now(), 'seed', 'hash', 'null')`,
    [slug, number],
  );
}
/** Adds a bet of the player "ann" to the table's first round. */
function insertBet(slug: string) {
  return handle.kit.db.query(
    `insert into shared_round_bets (slug, number, id, game_session, player_name, practice, currency, stake_minor, bet,
       state, placed_at, owner)
     values ($1, 1, $2, 'session', 'Ann', false, 'USD', 100, '{}', 'PLACED', now(), 'ann')`,
    [slug, randomUUID()],
  );
}
function openCopy({ slug }: SharedGame, number: number): Promise<boolean> {
  const step = { game: slug, number, step: "open", reason: "DEMAND", at: clock.now() } as const;
  return handle.kit.db.transaction((tx) => moveCopy(tx, step));
}

it("counts players over all servers, opens one copy for them, and closes it once it is empty", async () => {
  const game = await newGame();
  const [here, there] = [await startServer(game), await startServer(game)];
  const copy = copyOf(game);
  // A player with pages on both servers counts as one player.
  const pages = [here.presence.enter(game.slug, "ann"), there.presence.enter(game.slug, "ann")];
  await vi.waitUntil(async () => (await countPresent(handle.kit.db)).get(game.slug) === 1, patience);
  expect(await stateOf(game)).toBeUndefined();
  pages.push(there.presence.enter(game.slug, "bob"));
  await vi.waitUntil(() => here.directory.isOpen(copy) && there.directory.isOpen(copy), patience);
  expect(await countEvents(copy, "TABLE_OPENED")).toBe(1);

  const leave = here.presence.enter(copy, "cyd");
  await vi.waitUntil(async () => (await countPresent(handle.kit.db)).get(copy) === 1, patience);
  for (const close of pages) close();
  clock.advance(120_000);
  await vi.waitUntil(async () => !(await countPresent(handle.kit.db)).has(game.slug), patience);
  expect(await stateOf(game)).toBe("OPEN");
  leave();
  await vi.waitUntil(async () => {
    const [row] = await handle.kit.db.query(
      "select from table_copies where empty_since is not null and game_slug = $1",
      [game.slug],
    );
    return row !== undefined;
  }, patience);
  clock.advance(61_000);
  await vi.waitUntil(async () => (await stateOf(game)) === "CLOSED", patience);
  await vi.waitUntil(() => !here.directory.isOpen(copy) && !there.directory.isOpen(copy), patience);
  expect(await countEvents(copy, "TABLE_CLOSED")).toBe(1);
});

it("does not count the players of a server that has died", async () => {
  const game = await newGame();
  const dead = createPresence(handle.kit);
  dead.enter(game.slug, "ann");
  await dead.write();
  expect((await countPresent(handle.kit.db)).get(game.slug)).toBe(1);
  await handle.kit.db.query("update table_presence set seen_at = now() - interval '11 seconds'");
  expect((await countPresent(handle.kit.db)).has(game.slug)).toBe(false);
  // A server that was only slow writes its rows again, after another server has deleted them.
  await handle.kit.db.query("delete from table_presence");
  await dead.write();
  expect((await countPresent(handle.kit.db)).get(game.slug)).toBe(1);
  await dead.stop();
});

it("takes each step once, however many servers try", async () => {
  const game = await newGame();
  const step = (name: "open" | "close" | "settle") => () =>
    handle.kit.db.transaction((tx) =>
      moveCopy(tx, { game: game.slug, number: 2, step: name, reason: "DEMAND", at: clock.now() }),
    );
  for (const name of ["open", "close", "settle"] as const) {
    const moved = await Promise.all(Array.from({ length: 8 }, step(name)));
    expect([name, moved.filter(Boolean)]).toEqual([name, [true]]);
  }
  expect(await countEvents(copyOf(game), "TABLE_OPENED")).toBe(1);
  expect(await countEvents(copyOf(game), "TABLE_CLOSED")).toBe(1);
});

it("closes no copy with an open bet for lack of players, but does so for an operator", async () => {
  const game = await newGame();
  const slug = copyOf(game);
  const move = (step: "open" | "close" | "settle", reason: "DEMAND" | "OPERATOR") =>
    handle.kit.db.transaction((tx) =>
      moveCopy(tx, { game: game.slug, number: 2, step, reason, at: clock.now() }),
    );
  await move("open", "DEMAND");
  await insertRound(slug, 1);
  await insertBet(slug);
  expect(await move("close", "DEMAND")).toBe(false);
  expect(await stateOf(game)).toBe("OPEN");
  expect(await move("close", "OPERATOR")).toBe(true);
  expect(await stateOf(game)).toBe("CLOSING");
  expect(await move("settle", "OPERATOR")).toBe(false);
  await handle.kit.db.query("update shared_rounds set state = 'SETTLED' where slug = $1", [slug]);
  expect(await move("settle", "OPERATOR")).toBe(true);
  expect(await stateOf(game)).toBe("CLOSED");
});

it("serves a closed copy to a player only until their bet there has ended and its result was shown", async () => {
  const game = await newGame();
  const slug = copyOf(game);
  const directory = {
    ...{ find: () => ({ game }), isOpen: (one: string) => one === game.slug, copiesOf: () => [2] },
    ...{ refresh: async () => {}, require: async (one: string) => ({ game: { slug: one } }) },
  } as unknown as TableDirectory;
  const seat = { slug: game.slug, mode: "practice", playerId: null, gameSession: "ann" } as OpenGameSession;
  const served = async (wanted: number | null = null) =>
    (await tableForPlayer({ kit: handle.kit, directory }, seat, wanted))?.game.slug;
  const setRound = async (endsInMs: number, nextInMs: number, bet: string) => {
    const at = (ms: number) => new Date(clock.now().getTime() + ms);
    const times = [slug, at(endsInMs), at(nextInMs)];
    await handle.kit.db.query("update shared_rounds set ends_at = $2, next_at = $3 where slug = $1", times);
    await handle.kit.db.query("update shared_round_bets set state = $2 where slug = $1", [slug, bet]);
  };
  await insertRound(slug, 1);
  expect(await served(2)).toBe(game.slug);
  await insertBet(slug);
  expect([await served(), await served(2), await served(1)]).toEqual([slug, slug, game.slug]);
  await setRound(1_000, 2_000, "PLACED");
  expect(await served()).toBe(slug);
  await setRound(-1_000, 2_000, "WON");
  expect(await served(2)).toBe(slug);
  for (const unpaid of ["PLACED", "WON"]) {
    await setRound(-2_000, -1_000, unpaid);
    expect([await served(), await served(2)]).toEqual([game.slug, game.slug]);
  }
  // If a round is stuck behind a newer one, no page shows the bets in it.
  await setRound(1_000, 2_000, "PLACED");
  await insertRound(slug, 2);
  expect(await served(2)).toBe(game.slug);
});

it("counts seats only while their holders are connected", async () => {
  const { slug } = await newGame();
  for (const [seat, owner] of ["ann", "bob"].entries())
    await handle.kit.db.query(
      `insert into shared_round_seats (slug, seat, owner, player_name, practice, taken_at)
       values ($1, $2, $3, $3, true, now())`,
      [slug, seat + 1, owner],
    );
  const presence = createPresence(handle.kit);
  stops.push(() => presence.stop());
  const leave = presence.enter(slug, "ann");
  presence.enter(slug, "cyd");
  await presence.write();
  expect((await countSeats(handle.kit.db)).get(slug)).toBe(1);
  leave();
  await presence.write();
  expect((await countSeats(handle.kit.db)).has(slug)).toBe(false);
});

it("tries again to open a copy on a server where that has failed, and announces the others meanwhile", async () => {
  const game = await newGame();
  const [second, third] = [2, 3].map((number) => tableSlugOf({ game: game.slug, number }));
  const open = vi.fn(async (one: SharedGame) => {
    const table = { game: one, wake: () => {}, stop: async () => {} };
    return table as unknown as Table;
  });
  open.mockRejectedValueOnce(new Error("database away"));
  const { findGame } = createGameFinder([game]);
  const directory = createTableDirectory({ kit: handle.kit, findGame, open });
  const announced: string[][] = [];
  directory.onChange(() => announced.push(directory.openCopies()));
  for (const number of [2, 3]) await openCopy(game, number);
  await directory.refresh();
  expect(announced).toEqual([[third]]);
  await directory.refresh();
  await directory.refresh();
  expect(announced).toEqual([[third], [second, third]]);
  expect(open).toHaveBeenCalledTimes(3);
});

it("does not stay subscribed for a table that could not be opened", async () => {
  const game = await newGame();
  const unsubscribe = vi.fn(async () => {});
  const { kit } = handle;
  const failing = {
    ...kit,
    bus: { ...kit.bus, subscribe: async () => unsubscribe },
    db: { ...kit.db, query: () => Promise.reject(new Error("database away")) },
  } as Kit;
  const wallet = memoryWallet(game.slug, kit.db);
  const opened = openTable({ kit: failing, wallet, game, admission: {} as TableAdmission });
  await expect(opened).rejects.toThrow("database away");
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("gives up the lead of the floor although the players of the server could not be removed", async () => {
  const game = await newGame();
  const { directory, presence } = await startServer(game);
  const failing = { ...presence, stop: () => Promise.reject(new Error("database away")) };
  for (const stop of stops.splice(1)) await stop();
  const stop = await leadFloor({ kit: handle.kit, games: [game], directory, presence: failing }, 30);
  const isLed = async () => {
    const rows = await handle.kit.db.query(
      "select from shared_round_leases where slug = '--floor' and runs_out_at > $1",
      [clock.now()],
    );
    return rows.length > 0;
  };
  await vi.waitUntil(isLed, patience);
  await stop();
  expect(await isLed()).toBe(false);
});
