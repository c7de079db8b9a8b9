import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { doWhatIsDue, nextDueMs } from "../../server/services/poker/poker-room/due.ts";
import { paceOf } from "../../server/services/poker/poker-room/pace.ts";
import type { StoredTable } from "../../server/services/poker/poker-room/table-store.ts";
import { createTournamentTables } from "../../server/services/poker/poker-room/tournament-tables.ts";
import { advance } from "../../server/services/poker/poker-tournaments/driver.ts";
import { insertEntry, listEntries } from "../../server/services/poker/poker-tournaments/entry-store.ts";
import { scheduledTemplates } from "../../server/services/poker/poker-tournaments/templates.ts";
import type { TournamentConfig } from "../../server/services/poker/poker-tournaments/tournament-config.ts";
import type { TournamentParts } from "../../server/services/poker/poker-tournaments/tournament-parts.ts";
import {
  findTournament,
  insertTournament,
} from "../../server/services/poker/poker-tournaments/tournament-store.ts";

let handle: KitHandle;
let clock: TestClock;
let parts: TournamentParts;
const pace = paceOf(100);
const services = ["poker-room", "poker-tournaments"].map((name) => ({
  name,
  migrations: new URL(`../../server/services/poker/${name}/migrations/`, import.meta.url),
}));

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services });
  const ledger = { post: async () => ({ outcome: "POSTED" }), openPool: async () => {} };
  parts = {
    kit: { ...handle.kit, ledger },
    wagering: { apply: async () => answerWith("POSTED") },
    players: { get: async (id: string) => ({ nickname: id }) },
    tables: createTournamentTables(handle.kit),
  } as unknown as TournamentParts;
});
afterAll(() => handle.close());

/** Performs the actions that are due at a tournament's tables, and returns the time of the next one. */
async function playTables(id: string): Promise<number> {
  const { db, random } = handle.kit;
  const tables = await db.query<StoredTable & { id: string }>(
    "select id, config, state, version::float8 as version from poker_tables where id like $1",
    [`${id}-%`],
  );
  const nowMs = clock.now().getTime();
  let nextMs = nowMs + 1_000;
  for (const { id: tableId, config, state } of tables) {
    const due = { config, pace, random, nowMs };
    const next = () => nextDueMs(state, due) ?? Number.POSITIVE_INFINITY;
    let isChanged = false;
    while (next() <= nowMs && doWhatIsDue(state, due)) isChanged = true;
    nextMs = Math.min(nextMs, next());
    if (!isChanged) continue;
    await db.query("update poker_tables set state = $2, version = version + 1 where id = $1", [
      tableId,
      JSON.stringify(state),
    ]);
  }
  return Math.max(nextMs, nowMs + 50);
}

/** Returns the configuration with small tables and fast blinds. A satellite's pool may cover any number of tickets. */
function termsOf(config: TournamentConfig, entrants: number): TournamentConfig {
  const structure = { ...config.structure, levelMs: 2_000, breakMs: 1_000 };
  const satellite = { targetId: "gone", targetName: "Gone", ticketPrice: 900 };
  const isSatellite = config.name.includes("Satellite");
  return {
    ...config,
    ...{ structure, seatCount: 3, entriesMin: 1, botField: config.botField > 0 ? entrants + 2 : 0 },
    ...(isSatellite && { satellite }),
  };
}

/** One tournament of each kind: with bots, without money, with re-buys, with bounties and with tickets. */
const kinds = ["practice-circuit", "freeroll", "re-buy", "progressive-bounty", "main-satellite"];
const cases = scheduledTemplates
  .filter(({ id }) => kinds.includes(id))
  .flatMap(({ id, config }) => [1, 2, 7].map((entrants) => ({ id, config, entrants })));

it.each(cases)("$id with $entrants players who never act ends and is settled", async (one) => {
  const { db } = handle.kit;
  const id = `${one.id}-of-${one.entrants}`;
  const config = termsOf(one.config, one.entrants);
  await insertTournament(db, { id, templateId: id, config, startsAt: clock.now() }, clock.now());
  for (let number = 1; number <= one.entrants; number++) {
    const owner = `player_${number}`;
    const entry = { id: `${id}/${owner}`, tournamentId: id, owner, name: owner, kind: "PLAYER" } as const;
    await insertEntry(
      db,
      { ...entry, status: "REGISTERED", bounty: config.bounty?.amount ?? 0 },
      clock.now(),
    );
  }
  for (let step = 0; !(await findTournament(db, id))?.isSettled; step++) {
    expect(step).toBeLessThan(3_000);
    await advance(parts, id);
    clock.set(new Date(await playTables(id)));
  }
  expect(await findTournament(db, id)).toMatchObject({ status: "FINISHED" });
  const entries = await listEntries(db, [id]);
  expect(entries.map(({ status }) => status)).toEqual(entries.map(() => "PAID"));
  expect(entries.filter(({ place }) => place === 1).length).toBeGreaterThan(0);
});
