import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPage } from "@parlour/contracts/calls/content/get-page";
import { openTestDatabase, type TestDatabase } from "@parlour/server/kit/testing/test-database";
import { contentStore } from "@parlour/server/services/content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "./start-stack.ts";
import { createClient } from "./testing-client.ts";

// Whole servers hear each other through the database or Redis; the embedded engine belongs to one of them.
describe.skipIf(!process.env.TEST_DATABASE_URL)("two servers", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-content-"));
  let database: TestDatabase;
  let stacks: Stack[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const start = async () =>
      await startStack({
        env: {
          DATA_DIR: dataDir,
          LOG_LEVEL: "silent",
          DATABASE_URL: database.url,
          REDIS_URL: process.env.TEST_REDIS_URL,
        },
        port: 0,
        quiet: true,
        database: (await database.openAnother())!,
        shell: "none",
        requestsPerSecond: 10_000,
      });
    stacks = [await start(), await start()];
  }, 120_000);
  afterAll(async () => {
    for (const stack of stacks) await stack.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("what one publishes, the other answers within a second, with a new tag", async () => {
    const [here, there] = stacks as [Stack, Stack];
    const client = createClient(there.origin);
    const path = { params: { bucket: "default", language: "en" }, query: { path: "/about" } };
    const before = await client.call(getPage, path);
    const store = contentStore(here.kit);
    const body = { ...(before.body as object), title: "About, anew" };
    const saved = await store.saveDraft(
      { bucket: "default", language: "en" },
      { kind: "page", key: "/about", body } as never,
      { author: "operator_1" },
    );
    if (!("version" in saved)) throw new Error("the draft was refused");
    const ref = { bucket: "default", language: "en", kind: "page", key: "/about" } as const;
    await store.publish(ref, saved.version, "operator_1");
    const titleThere = async () => ((await client.call(getPage, path)).body as { title?: string }).title;
    await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBe("About, anew");
    const again = await client.call(getPage, {
      ...path,
      headers: { "if-none-match": before.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(200);
  });

  it("a restart brings the seed's words back to nobody's page but its own", async () => {
    const [here] = stacks as [Stack, Stack];
    await here.close();
    const restarted = await startStack({
      env: { DATA_DIR: dataDir, LOG_LEVEL: "silent", DATABASE_URL: database.url },
      port: 0,
      quiet: true,
      database: (await database.openAnother())!,
      shell: "none",
    });
    stacks[0] = restarted;
    const client = createClient(restarted.origin);
    const answer = await client.call(getPage, {
      params: { bucket: "default", language: "en" },
      query: { path: "/about" },
    });
    expect(answer.body).toMatchObject({ title: "About, anew" });
  });
});
