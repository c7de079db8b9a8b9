import { setTimeout as sleep } from "node:timers/promises";
import { verifyLedger } from "@parlour/ledger/verify";
import { randomFrom } from "@parlour/poker/testing/random";
import type { Database } from "@parlour/server/kit/database";
import { afterEach, expect, test, vi } from "vitest";
import { stateOf, type TableHand } from "../../server/services/poker/poker-room/table-state.ts";
import { scheduledTemplates } from "../../server/services/poker/poker-tournaments/templates.ts";
import type { TournamentConfig } from "../../server/services/poker/poker-tournaments/tournament-config.ts";
import { insertTournament } from "../../server/services/poker/poker-tournaments/tournament-store.ts";
import { type Killable, killableStack, openPayers } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";
import { enterTournament } from "../testing-tournament-regular.ts";

const isFull = process.env.FULL_FAULTS !== undefined;
const durationMs = Number(process.env.POKER_FAULT_SECONDS ?? (isFull ? 600 : 20)) * 1_000;
/**
 * The longest interruptions that the test accepts. A table whose clock no server runs is taken over by another
 * server within one lease and one sweep.
 */
const longestReturnMs = 5_000;
const longestStandstillMs = 15_000;
const playersPerTournament = 7;
/**
 * The number of kills after which the tournaments of a wave continue undisturbed; on a slow machine, they would
 * otherwise never end.
 */
const killsPerWave = 12;
const depositMinor = 1_000_000;
/** The formats of the tournaments, which run concurrently. Each format moves money in a different way. */
const kinds = ["re-buy", "progressive-bounty", "small-hyper"] as const;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Small tables and fast blinds, so that tables are broken and tournaments end within a minute. */
function termsOf(templateId: (typeof kinds)[number]): TournamentConfig {
  const { config } = scheduledTemplates.find(({ id }) => id === templateId)!;
  const structure = { ...config.structure, levelMs: 5_000, levelsBetweenBreaks: null };
  return { ...config, structure, seatCount: 3, entriesMin: 2, guarantee: 0 };
}

type Settled = {
  id: string;
  config: TournamentConfig;
  isSettled: boolean;
  entries: number;
  chipsBought: number;
};

/** Expects that the winner ends with every chip that was ever sold, and that no hand created or lost chips. */
function expectChipsKept({ config, entries, chipsBought }: Settled, hands: readonly TableHand[]): void {
  for (const hand of hands) {
    const brought = hand.setup.players.reduce((sum, { stack }) => sum + stack, 0);
    const kept = stateOf(hand).players.reduce((sum, { stack }) => sum + stack, 0);
    expect(kept).toBe(brought);
  }
  const last = hands.toSorted((one, other) => one.endedMs! - other.endedMs!).at(-1)!;
  const stacks = stateOf(last).players.map(({ stack }) => stack);
  expect(Math.max(...stacks)).toBe(config.structure.startingChips * entries + chipsBought);
}

async function expectNothingLost(db: Database, payers: readonly Payer[]): Promise<number> {
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const [house] = await db.query<{ pools: number; fees: number }>(
    `select coalesce(sum(abs(balance)) filter (where id like 'pokerTournaments:%'), 0)::float8 as pools,
       coalesce(sum(balance) filter (where kind = 'revenuePoker' and currency = 'USD'), 0)::float8 as fees
     from ledger.account where player_id = 'house'`,
  );
  const [cash] = await db.query<{ minor: number }>(
    `select sum(balance)::float8 as minor from ledger.account where player_id = any($1) and id = 'cash:USD'`,
    [payers.map(({ playerId }) => playerId)],
  );
  expect(house!.pools).toBe(0);
  expect(cash!.minor + house!.fees).toBe(payers.length * depositMinor);
  // Each entry was settled once, with exactly its prize and its bounties.
  const wrong = await db.query(
    `select e.id from poker_tournament_entries e
     left join wagering.wager w on w.player_id = e.owner and w.id = e.id
     where e.kind = 'PLAYER' and e.status = 'PAID'
       and (w.state is distinct from 'SETTLED' or w.won is distinct from e.prize + e.bounty_won)`,
  );
  expect(wrong).toEqual([]);
  const tournaments = await db.query<Settled>(
    `select t.id, t.config, t.is_settled as "isSettled",
       (select count(*)::int from poker_tournament_entries e
        where e.tournament_id = t.id and e.status = 'PAID') as entries,
       (select coalesce(sum(p.chips), 0)::float8 from poker_tournament_purchases p
        where p.tournament_id = t.id and p.status = 'TAKEN') as "chipsBought"
     from poker_tournaments t where t.template_id like 'faults-%'`,
  );
  let played = 0;
  for (const tournament of tournaments) {
    expect(tournament).toMatchObject({ isSettled: true, entries: playersPerTournament });
    const hands = await db.query<{ record: TableHand; table_id: string; number: number }>(
      `select record, table_id, number::int as number from poker_hands
       where table_id like $1 order by table_id, number`,
      [`${tournament.id}-%`],
    );
    played += hands.length;
    expectChipsKept(
      tournament,
      hands.map(({ record }) => record),
    );
    // Hand numbers have no gaps: every hand that was dealt was also finished and stored.
    for (const table of Map.groupBy(hands, ({ table_id }) => table_id).values())
      expect(table.map(({ number }) => number)).toEqual(table.map((_, at) => at + 1));
  }
  return played;
}

// Two processes can share a database only if it is a PostgreSQL server.
test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  "tournaments keep every chip, seat and prize while servers are killed at random",
  { timeout: durationMs + 360_000 },
  async () => {
    const random = randomFrom(25);
    const stack = await killableStack(cleanUps, { SHARED_ROUND_PACE: "10" });
    const servers: Killable[] = [await stack.start(), await stack.start()];
    const origin = () => servers[Math.floor(random() * servers.length)]!.origin;
    const payers = await openPayers(servers[0]!.origin, kinds.length * playersPerTournament);
    const returns: number[] = [];
    let standstill = 0;
    let kills = 0;
    let waves = 0;
    const endMs = performance.now() + durationMs;
    while (performance.now() < endMs || kills < 2 || returns.length === 0) {
      waves += 1;
      // The delay is long enough for everyone to register on a busy machine, even though servers are killed in the
      // meantime.
      const startsAt = new Date(Date.now() + 20_000);
      const ids = await stack.withDatabase(async (db) => {
        const made: string[] = [];
        for (const kind of kinds) {
          const id = `tournament_faults_${waves}_${kind.replaceAll("-", "_")}`;
          const templateId = `faults-${kind}-${waves}`;
          await insertTournament(db, { id, templateId, config: termsOf(kind), startsAt }, new Date());
          made.push(id);
        }
        return made;
      });
      const entrants = payers.map((payer, at) =>
        enterTournament({ tournamentId: ids[at % ids.length]!, payer, origin, random }),
      );
      let isOver = false;
      const ended = Promise.all(entrants.map((entrant) => entrant.ended)).then(() => {
        isOver = true;
      });
      // In every other wave, servers are also killed while players register.
      if (waves % 2 === 1) await sleep(startsAt.getTime() - Date.now());
      const killsUntil = kills + killsPerWave;
      while (!isOver && kills < killsUntil) {
        await Promise.race([ended, sleep(1_000 + random() * 4_000)]);
        if (isOver) break;
        const [victim] = servers.splice(random() < 0.5 ? 0 : 1, 1);
        await victim!.kill();
        kills += 1;
        servers.push(await stack.start());
      }
      await ended;
      standstill = Math.max(standstill, ...entrants.map((entrant) => entrant.standstillMs()));
      returns.push(...entrants.flatMap(({ returnsMs }) => returnsMs));
    }
    await vi.waitFor(
      () =>
        stack.withDatabase(async (db) => {
          const open = await db.query(
            "select id from poker_tournaments where template_id like 'faults-%' and not is_settled",
          );
          expect(open).toEqual([]);
        }),
      { timeout: 60_000, interval: 500 },
    );
    for (const server of servers) await server.kill();
    const hands = await stack.withDatabase((db) => expectNothingLost(db, payers));
    const longest = Math.max(...returns);
    process.stdout.write(
      `tournament faults: ${waves * kinds.length} tournaments, ${kills} kills, ${hands} hands, ` +
        `${returns.length} returns to a seat, the slowest after ${Math.round(longest)} ms; ` +
        `longest standstill of a table ${Math.round(standstill)} ms\n`,
    );
    expect(kills).toBeGreaterThan(1);
    expect(returns.length).toBeGreaterThan(0);
    expect(longest).toBeLessThan(longestReturnMs);
    expect(standstill).toBeLessThan(longestStandstillMs);
  },
);
