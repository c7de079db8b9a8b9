import type { Config } from "../config.ts";
import { createKit, type KitHandle, type KitOptions } from "../create-kit.ts";
import type { Kit } from "../kit.ts";
import type { Service } from "../service.ts";
import { testConfig } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

type Migrated = readonly Pick<Service, "name" | "migrations">[];

type TestKitOptions = Pick<KitOptions, "clock" | "random"> & {
  config?: Partial<Config>;
  services?: Migrated | ((kit: Kit) => Migrated);
};

/** Creates a kit on a new, migrated database; `close` removes everything. */
export async function openTestKit({
  config,
  services = [],
  ...parts
}: TestKitOptions = {}): Promise<KitHandle> {
  const database = await openTestDatabase();
  const handle = await createKit({
    ...parts,
    config: testConfig({ databaseUrl: database.url, ...config }),
    database: database.db,
  });
  const close = async () => {
    await handle.close();
    await database.close();
  };
  try {
    await handle.migrate(typeof services === "function" ? services(handle.kit) : services);
  } catch (error) {
    // An open engine would keep the test process from exiting.
    await close();
    throw error;
  }
  return { ...handle, close };
}
