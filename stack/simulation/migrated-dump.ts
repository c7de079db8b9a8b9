import { createKit } from "@parlour/server/kit/create-kit";
import { openEmbeddedDatabase } from "@parlour/server/kit/database";
import { emptyDataDir } from "@parlour/server/kit/testing/test-database";
import { createPorts, createServices } from "@parlour/server/main/compose";
import { simulationConfig } from "./simulated-server.ts";
import type { VirtualWorld } from "./virtual-world.ts";

/**
 * Returns a dump of a migrated database, with which every simulated history starts. The dump does not depend on the
 * seed.
 */
export async function createMigratedDump(world: VirtualWorld): Promise<Blob> {
  world.begin(0);
  const { db, dump } = await openEmbeddedDatabase({ memory: true, loadDataDir: await emptyDataDir() });
  const first = { isDead: false };
  await world.runAs(first, async () => {
    const { kit, migrate } = await createKit({ config: simulationConfig(), database: db });
    await migrate(createServices(kit, createPorts(kit), { payments: [] }));
  });
  first.isDead = true;
  await db.pool.query("checkpoint");
  const migrated = await dump();
  await db.close();
  return migrated;
}
