import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import type { Kit } from "@parlour/server/kit/kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTournamentTables } from "../../server/services/poker/poker-room/tournament-tables.ts";
import {
  advance,
  openTournaments,
  startDriver,
} from "../../server/services/poker/poker-tournaments/driver.ts";
import { insertEntry, listEntries } from "../../server/services/poker/poker-tournaments/entry-store.ts";
import { register } from "../../server/services/poker/poker-tournaments/registration.ts";
import { sitAndGoTemplates } from "../../server/services/poker/poker-tournaments/templates.ts";
import type { TournamentConfig } from "../../server/services/poker/poker-tournaments/tournament-config.ts";
import type { TournamentParts } from "../../server/services/poker/poker-tournaments/tournament-parts.ts";
import {
  findTournament,
  insertTournament,
  leaseDueTournaments,
} from "../../server/services/poker/poker-tournaments/tournament-store.ts";

let handle: KitHandle;
let clock: TestClock;
const services = ["poker-room", "poker-tournaments"].map((name) => ({
  name,
  migrations: new URL(`../../server/services/poker/${name}/migrations/`, import.meta.url),
}));

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services });
});
afterAll(() => handle.close());

const partsOf = (kit: Kit, apply: () => Promise<unknown> = async () => answerWith("POSTED")) =>
  ({
    kit,
    wagering: { apply },
    players: { get: async (id: string) => ({ nickname: id }) },
    tables: createTournamentTables(kit),
  }) as unknown as TournamentParts;

async function openSitAndGo(id: string, terms: Partial<TournamentConfig>): Promise<void> {
  const { config } = sitAndGoTemplates.find((one) => one.config.currency !== null)!;
  const changed = { ...config, ...terms };
  await insertTournament(handle.kit.db, { id, templateId: id, config: changed, startsAt: null }, clock.now());
}

it("starts a sit & go whose last player registers while a server looks at it", async () => {
  const { kit } = handle;
  await openSitAndGo("race", { currency: null, bots: null, seatCount: 2, entriesMax: 2 });
  const parts = partsOf(kit);
  await register(parts, { tournamentId: "race", playerId: "ann", entryId: "entry-ann" });
  const isDue = async () => {
    const until = new Date(clock.now().getTime() + 5_000);
    return (await leaseDueTournaments(kit.db, { holder: "me", now: clock.now(), until })).includes("race");
  };
  expect(await isDue()).toBe(true);
  let isFirst = true;
  const transaction: Kit["db"]["transaction"] = async (...args) => {
    const result = await kit.db.transaction(...args);
    if (!isFirst) return result;
    isFirst = false;
    await register(parts, { tournamentId: "race", playerId: "bob", entryId: "entry-bob" });
    return result;
  };
  const slow = { ...kit, db: Object.create(kit.db, { transaction: { value: transaction } }) as Kit["db"] };
  await advance(partsOf(slow), "race");
  expect(await isDue()).toBe(true);
  await advance(parts, "race");
  expect(await findTournament(kit.db, "race")).toMatchObject({ status: "RUNNING" });
});

it("plays on while a player's prize cannot be paid", async () => {
  const { db } = handle.kit;
  await openSitAndGo("unpaid", { seatCount: 3, entriesMax: 3 });
  for (const owner of ["ann", "bob", "cleo"]) {
    const entry = { id: `unpaid-${owner}`, tournamentId: "unpaid", owner, name: owner, bounty: 0 };
    await insertEntry(db, { ...entry, kind: "PLAYER", status: "REGISTERED" }, clock.now());
  }
  const parts = partsOf(handle.kit, async () => {
    throw new Error("This wallet is broken.");
  });
  await advance(parts, "unpaid");
  const bust = (owner: string) =>
    db.query(
      `update poker_tables set version = version + 1, state = jsonb_set(state, '{seats}', (
         select jsonb_agg(case when seat->>'owner' = $2 then seat || '{"stack": 0}' else seat end)
         from jsonb_array_elements(state->'seats') seat)) where id = $1`,
      ["unpaid-1", owner],
    );
  await bust("ann");
  await expect(advance(parts, "unpaid")).rejects.toThrow();
  await bust("bob");
  await expect(advance(parts, "unpaid")).rejects.toThrow();
  const places = (await listEntries(db, ["unpaid"])).map(({ owner, place }) => [owner, place]);
  expect(Object.fromEntries(places)).toEqual({ ann: 3, bob: 2, cleo: 1 });
  expect(await findTournament(db, "unpaid")).toMatchObject({ status: "FINISHED" });
});

it("opens the next sit & go if the server that started the last one died", async () => {
  const { kit } = handle;
  await openTournaments({ kit });
  const [{ id: templateId }] = sitAndGoTemplates as [(typeof sitAndGoTemplates)[number]];
  const countOpen = async () =>
    (
      await kit.db.query("select from poker_tournaments where template_id = $1 and status = 'REGISTERING'", [
        templateId,
      ])
    ).length;
  await kit.db.query(
    `update poker_tournaments set status = 'FINISHED', is_settled = true where template_id = $1`,
    [templateId],
  );
  expect(await countOpen()).toBe(0);
  const driver = startDriver(partsOf(kit));
  try {
    await vi.waitFor(async () => expect(await countOpen()).toBe(1), { timeout: 20_000 });
  } finally {
    await driver.stop();
  }
});
