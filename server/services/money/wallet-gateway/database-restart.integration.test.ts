import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@parlour/server/kit/database";
import { createPrivateCluster, findServerPrograms } from "@parlour/server/kit/testing/private-cluster";
import { expect, test } from "vitest";
import { betUntil, createBetting, expectConsistency } from "./testing/betting.ts";
import { startServerProcess } from "./testing/server-process.ts";

/** This test needs the PostgreSQL programs, to stop and start a private server. */
const programs = process.env.FULL_FAULTS ? findServerPrograms() : undefined;
const restarts = 3;

test.runIf(programs)("every acknowledged bet survives database restarts", { timeout: 300_000 }, async () => {
  const cluster = await createPrivateCluster(programs!);
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-faults-"));
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
  try {
    const betting = createBetting();
    let over = false;
    const load = betUntil(
      betting,
      24,
      () => server.origin,
      () => over,
    );
    for (let restart = 0; restart < restarts; restart++) {
      const answered = betting.answered.size;
      await expect.poll(() => betting.answered.size, { timeout: 60_000 }).toBeGreaterThan(answered + 50);
      await sleep(Math.random() * 500);
      cluster.stop();
      await sleep(Math.random() * 1_000);
      cluster.start();
    }
    // The server must reconnect to the database without help.
    const answered = betting.answered.size;
    await expect.poll(() => betting.answered.size, { timeout: 60_000 }).toBeGreaterThan(answered + 50);
    over = true;
    await load;
    const database = await openDatabase({ url: cluster.url });
    await expectConsistency(database.pool, betting);
    await database.close();
  } finally {
    await server.kill();
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
