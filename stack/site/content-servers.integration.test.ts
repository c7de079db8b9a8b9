import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../start-stack.ts";
import { createClient } from "../testing-client.ts";
import { type TestServers, testServers } from "../testing-servers.ts";

describe.skipIf(!process.env.TEST_DATABASE_URL)("two servers", () => {
  let servers: TestServers;
  let stacks: Stack[];

  beforeAll(async () => {
    servers = await testServers();
    stacks = [await servers.start(), await servers.start()];
  }, 120_000);
  afterAll(async () => {
    for (const stack of stacks) await stack.close();
    await servers.close();
  });

  it("a publication reaches the other server within a second, with a new ETag", async () => {
    const [here, there] = stacks as [Stack, Stack];
    const client = createClient(there.origin);
    const path = { params: { bucket: "default", language: "en" }, query: { path: "/about" } };
    const before = await client.call(getPage, path);
    const store = here.ports.content;
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

  it("a restart reseeds only pages that operators have not published", async () => {
    const [here] = stacks as [Stack, Stack];
    await here.close();
    const restarted = await servers.start();
    stacks[0] = restarted;
    const client = createClient(restarted.origin);
    const answer = await client.call(getPage, {
      params: { bucket: "default", language: "en" },
      query: { path: "/about" },
    });
    expect(answer.body).toMatchObject({ title: "About, anew" });
  });
});
