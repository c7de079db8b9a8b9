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

/** A whole kit over a fresh, migrated database; `close` leaves nothing behind. */
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
    // An engine left open would keep the test's process from ending.
    await close();
    throw error;
  }
  return { ...handle, close };
}
