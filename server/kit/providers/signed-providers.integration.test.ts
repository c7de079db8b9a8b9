import type { Call } from "@parlour/contracts/call";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { KitHandle } from "../create-kit.ts";
import type { Kit } from "../kit.ts";
import { signRequest } from "../signed-requests.ts";
import { openTestKit } from "../testing/test-kit.ts";
import { signedProviders } from "./signed-providers.ts";

const providers = signedProviders({
  kind: "SPORTS_FEED",
  purpose: "sports-feed",
  table: "test_provider",
  word: { command: "feed", subject: "feed-provider" },
});
const path = "/services/feeds/v1/sports/messages";
const [first, second] = ["the secret before the rotation", "the secret after the rotation"];

let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit();
  await handle.kit.db.query(
    `create table test_provider (id text primary key, name text not null, is_enabled boolean not null default true,
       address text, version int not null default 1, key_version int not null default 1, key_created_at timestamptz,
       key_used_at timestamptz, old_key_until timestamptz, old_key_used_at timestamptz, key_secret text,
       old_key_secret text)`,
  );
});
afterAll(() => handle.close());

/** The kit of a server with these secrets, on the same database. */
async function startServer(provider: string, other?: string): Promise<Kit> {
  const { kit } = handle;
  const { second: _, ...secrets } = kit.config.secrets;
  const config = {
    ...kit.config,
    secrets: { ...secrets, provider, ...(other !== undefined && { second: { provider: other } }) },
  };
  const server = { ...kit, config };
  await providers.noteSecrets(server.db, config);
  return server;
}

async function isAccepted(server: Kit, id: string, key: string): Promise<boolean> {
  const rawBody = "{}";
  const timestamp = String(Math.floor(server.clock.now().getTime() / 1000));
  const headers = {
    "x-provider": id,
    "x-timestamp": timestamp,
    "x-signature": signRequest(key, timestamp, path, rawBody),
  };
  const refusal = await providers.authorise(server)({ headers, params: {}, rawBody }, { path } as Call);
  return refusal === undefined;
}

const ownKey = async (server: Kit, id: string) => {
  const { keyVersion, keySecret } = (await providers.find(server.db, id))!;
  return providers.keyOf(server.config, id, keyVersion, keySecret);
};

it("keeps a provider's key while the secret is rotated, and ends it with the old secret", async () => {
  const id = "oval";
  await providers.add(handle.kit.db, { id, name: "Oval" });
  const before = await startServer(first);
  const key = await ownKey(before, id);
  expect(await isAccepted(before, id, key)).toBe(true);

  const prepared = await startServer(first, second);
  const exchanged = await startServer(second, first);
  for (const server of [prepared, exchanged]) {
    expect(await isAccepted(server, id, key)).toBe(true);
    // Also when we call the provider, we sign with the key that it has.
    expect(await ownKey(server, id)).toBe(key);
  }

  const oldUntil = new Date(exchanged.clock.now().getTime() + 3_600_000);
  const next = await exchanged.db.transaction((tx) =>
    providers.rotate(tx, exchanged.config, id, { now: exchanged.clock.now(), oldUntil }),
  );
  for (const server of [prepared, exchanged]) {
    expect(await isAccepted(server, id, next!)).toBe(true);
    expect(await isAccepted(server, id, key)).toBe(true);
  }
  const last = await startServer(second);
  expect(await isAccepted(last, id, next!)).toBe(true);
  expect(await isAccepted(last, id, key)).toBe(false);
});

it("accepts no new key that is derived from the old secret", async () => {
  const id = "stolen";
  await providers.add(handle.kit.db, { id, name: "Stolen" });
  await startServer(first);
  const exchanged = await startServer(second, first);
  await exchanged.db.transaction((tx) =>
    providers.rotate(tx, exchanged.config, id, { now: exchanged.clock.now(), oldUntil: null }),
  );
  const forged = providers.keyOf({ secrets: { ...exchanged.config.secrets, provider: first! } }, id, 2);
  expect(await isAccepted(exchanged, id, forged)).toBe(false);
});

it("makes the previous key current again, with its secret", async () => {
  const id = "uncollected";
  await providers.add(handle.kit.db, { id, name: "Uncollected" });
  const before = await startServer(first);
  const key = await ownKey(before, id);
  const exchanged = await startServer(second, first);
  const now = exchanged.clock.now();
  await exchanged.db.transaction(async (tx) => {
    await providers.rotate(tx, exchanged.config, id, {
      now,
      oldUntil: new Date(now.getTime() + 3_600_000),
    });
    await providers.restoreOldKey(tx, id, null);
  });
  expect(await isAccepted(exchanged, id, key)).toBe(true);
  expect(await ownKey(exchanged, id)).toBe(key);
});
