import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKit } from "./create-kit.ts";
import { StartupError } from "./startup-error.ts";
import { testConfig } from "./testing/test-config.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("the kit", () => {
  it("starts on an empty database, works, and starts again on the same data", async () => {
    const config = testConfig({ databaseUrl: database.url });
    const first = await createKit({ config, database: (await database.openAnother()) ?? database.db });
    await first.migrate([]);
    const { secret, session } = await first.kit.sessions.create({ playerId: "player_1" });
    await first.kit.limits.hit({ scope: "test", key: "a", max: 2, windowSeconds: 60 });
    if (database.url) await first.close();
    else await first.kit.jobs.stop();

    const second = await createKit({ config, database: (await database.openAnother()) ?? database.db });
    await second.migrate([]);
    expect(await second.kit.sessions.findBySecret(secret)).toMatchObject({ id: session.id });
    const peeked = await second.kit.limits.peek({ scope: "test", key: "a", max: 2, windowSeconds: 60 });
    expect(peeked.remaining).toBe(1);
    await second.close();
    await second.close();
  });

  it("closes the database when the bus cannot be opened", async () => {
    const own = await openTestDatabase();
    const config = testConfig({ redisUrl: "redis://127.0.0.1:4137" });
    await expect(createKit({ config, database: own.db })).rejects.toBeInstanceOf(StartupError);
    await expect(own.db.query("select 1")).rejects.toThrow();
    await own.close();
  });
});
