import { createLedger } from "@parlour/ledger";
import { verifyLedger } from "@parlour/ledger/verify";
import { type BenchDatabase, openOnServer } from "./bench-database.ts";
import { measure, median, players, seedPlayers } from "./ledger-load.ts";

const smallEntries = 10_000;
const largeEntries = 5_000_000;
const callers = 256;
const rounds = 5;
const roundMs = 2_000;

/**
 * Compares the cost of a posting in an empty ledger and in one with five million entries, interleaved in one
 * run.
 */
export async function run(): Promise<void> {
  const young = await openOnServer();
  const old = await openOnServer();
  if (!young || !old) {
    process.stdout.write("No PostgreSQL answers here; growth is not measured on the embedded engine.\n");
    return;
  }
  try {
    await fill(young, smallEntries);
    await fill(old, largeEntries);
    const costs = new Map<BenchDatabase, number[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const target of [young, old]) {
        const ledger = createLedger({ pool: target.database.pool });
        const { perSecond } = await measure(ledger.post, callers, "hot house account", roundMs);
        await ledger.close();
        // The first round only warms up the caches.
        if (round > 0) costs.set(target, [...(costs.get(target) ?? []), 1_000_000 / perSecond]);
      }
    }
    const [few, many] = [median(costs.get(young)!), median(costs.get(old)!)];
    const { counts, differences } = await verifyLedger(old.database.pool);
    process.stdout.write(
      `${callers} callers, hot house account, median of ${rounds} interleaved rounds of ${roundMs} ms\n` +
        `  ${few.toFixed(0)} µs a posting from ${smallEntries} entries on\n` +
        `  ${many.toFixed(0)} µs a posting from ${largeEntries} entries on: ${(many / few).toFixed(2)}×\n` +
        `  ${counts.entries} entries verified, ${differences.length} differences\n`,
    );
  } finally {
    await young.close();
    await old.close();
  }
}

/**
 * Loads deposits of one unit each, so that balances equal the number of deposits. They are written player by
 * player, which fills the indexes in order.
 */
async function fill({ database }: BenchDatabase, entries: number): Promise<void> {
  await seedPlayers(database.pool);
  const each = Math.floor(entries / 2 / players);
  const turns = `generate_series(0, ${players - 1}) p, generate_series(0, ${each - 1}) k,
    lateral (select k::bigint * ${players} + p as n) turn`;
  const number = `n + ${players + 1}`;
  const steps = [
    `insert into ledger.posting (player_id, id, number, outcome, type, transfers, posted_at)
     select 'player_' || p, 'fill_' || k, ${number}, 'POSTED', 'DEPOSIT',
       '[["house","adjustments:USD","player_' || p || '","cash:USD","1"]]', now() from ${turns}`,
    `insert into ledger.entry
     select 'player_' || p, ${number}, 1, 'cash:USD', 1, 1000000000 + k, 1000000001 + k from ${turns}`,
    `insert into ledger.entry
     select 'house', n + ${players + 1}, 0, 'adjustments:USD', -1, -n, -n - 1
     from generate_series(0, ${players * each - 1}::bigint) n`,
    `update ledger.account set balance = balance + ${each} where kind = 'cash'`,
    `update ledger.account set balance = balance - ${players * each} where id = 'adjustments:USD'`,
    `select setval('ledger.posting_number', ${players * each + players + 1})`,
    "vacuum analyze ledger.posting, ledger.entry, ledger.account",
  ];
  for (const step of steps) await database.pool.query(step);
}
