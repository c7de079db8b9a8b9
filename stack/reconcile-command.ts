// `npm run payments:reconcile`: compares the sandbox provider's records with the ledger in the database at
// DATABASE_URL or DATA_DIR, and ends with exit code 1 on any difference. Production runs the same comparison as
// a nightly job.
import { systemClock } from "@parlour/server/kit/clock";
import { runCommand, withQuietKit } from "@parlour/server/kit/run-command";
import { createPorts } from "@parlour/server/main/compose";
import { reconcile } from "@parlour/server/services/money/payment";
import { createSandboxPayments } from "./sandbox-payments.ts";

await runCommand(() =>
  withQuietKit(async ({ kit }) => {
    const { provider } = createSandboxPayments(kit, createPorts(kit));
    const { compared, differences } = await reconcile(kit, provider, new Date(0), systemClock.now());
    for (const difference of differences) process.stdout.write(`  ${JSON.stringify(difference)}\n`);
    process.stdout.write(
      `${provider.code}: ${compared} payments compared, ${differences.length} differences\n`,
    );
    process.exitCode = differences.length === 0 ? 0 : 1;
  }),
);
