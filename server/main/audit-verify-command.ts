// `npm run audit:verify`: recomputes the audit log's hashes, in the database of DATABASE_URL or DATA_DIR, and
// ends with exit code 1 when the chain is broken anywhere.
import { loadConfig } from "../kit/config.ts";
import { openDatabase } from "../kit/database.ts";
import { runCommand } from "../kit/run-command.ts";
import { verifyChain } from "../services/office/operator/index.ts";

await runCommand(async () => {
  const db = await openDatabase(loadConfig(process.env));
  try {
    const { entries, head, broken } = await verifyChain(db);
    const found = broken ? `BROKEN at ${broken.position}: ${broken.entryId} (${broken.fault})` : "unbroken";
    process.stdout.write(`Audit log: ${entries} entries, ${found}, head ${head ?? "none"}\n`);
    process.exitCode = broken ? 1 : 0;
  } finally {
    await db.close();
  }
});
