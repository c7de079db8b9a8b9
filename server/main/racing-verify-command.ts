// `npm run racing:verify`: recomputes every settled betting pool in the database of DATABASE_URL or DATA_DIR, and
// ends with exit code 1 when a figure differs from the ledger.
import { loadConfig } from "../kit/config.ts";
import { openDatabase } from "../kit/database.ts";
import { runCommand } from "../kit/run-command.ts";
import { verifyPools } from "../services/racing/racebook/index.ts";

await runCommand(async () => {
  const db = await openDatabase(loadConfig(process.env));
  try {
    const { pools, differences } = await verifyPools(db);
    for (const difference of differences) process.stdout.write(`${difference}\n`);
    process.stdout.write(`Betting pools: ${pools} settled, ${differences.length} differences\n`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
});
