import { setTimeout as sleep } from "node:timers/promises";
import type { CampaignDetails } from "@parlour/contracts/entities/campaign";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { afterEach, expect, test } from "vitest";
import { campaignPlan } from "../testing-campaigns.ts";
import { type Killable, killableStack } from "../testing-killable.ts";

const onServer = process.env.TEST_DATABASE_URL !== undefined;
const kills = process.env.FULL_FAULTS ? 5 : 1;
const players = 40;
const id = "campaign_killed";
const offerId = "offer_free_bet";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Adds a running campaign with a bonus for all test players (`player_payer_…`). A server starts it within a minute. */
async function addCampaign(db: Database): Promise<void> {
  await db.query(
    `insert into player_directory (player_id, joined_at, status, country, currency, verification, tier)
     select id, created_at, 'ACTIVE', 'CA', 'USD', 'VERIFIED', '' from players
     where id like 'player_payer_%' on conflict do nothing`,
  );
  await db.query(
    "insert into player_tags select player_id, 'payer', 'test', now() from player_directory where player_id like 'player_payer_%'",
  );
  const plan = campaignPlan("CA", { filter: { tag: "payer" }, offerId });
  await db.query(
    `insert into campaigns (id, version, plan, state, author, created_at, started_at, next_pass_at, offer_version)
     select $1, 1, $2, 'RUNNING', 'test', now(), now(), now(), version from bonus_offers where id = $3`,
    [id, JSON.stringify(plan), offerId],
  );
}

async function readCampaign({ origin }: Killable): Promise<() => Promise<CampaignDetails>> {
  const body = JSON.stringify({ username: "operator@parlour.example", password: "Parlour-demo-1" });
  const headers = { origin, "content-type": "application/json" };
  const login = await fetch(`${origin}/services/operator/v1/login`, { method: "POST", headers, body });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return async () => {
    const answer = await fetch(`${origin}/services/operator/v1/campaigns/${id}`, { headers: { cookie } });
    return (await answer.json()) as CampaignDetails;
  };
}

test("players get a campaign's message and bonus once when servers are killed while they send", {
  timeout: 900_000,
}, async () => {
  const stack = await killableStack(cleanUps);
  const start = async () => (onServer ? [await stack.start(), await stack.start()] : [await stack.start()]);
  let servers = await start();
  const { origin } = servers[0]!;
  await fetch(`${origin}/testing/payers/${players}`, { method: "POST", headers: { origin } });
  await Promise.all(servers.map((server) => server.kill()));
  await stack.withDatabase(addCampaign);
  for (let killed = 0; killed < kills; killed++) {
    servers = await start();
    const read = await readCampaign(servers[0]!);
    const before = (await read()).sent;
    while ((await read()).sent === before && (await read()).state === "RUNNING") await sleep(10);
    await Promise.all(servers.map((server) => server.kill()));
  }
  servers = await start();
  const read = await readCampaign(servers[0]!);
  await expect.poll(async () => (await read()).state, { timeout: 300_000, interval: 500 }).toBe("FINISHED");
  expect(await read()).toMatchObject({ sent: players, waiting: 0, excluded: 0 });
  await Promise.all(servers.map((server) => server.kill()));
  await stack.withDatabase(async (db) => {
    const given = await db.query(
      `select p.id from players p where p.id like 'player_payer_%'
         and (select count(*) from notifications n where n.player_id = p.id and n.kind = 'CAMPAIGN_MESSAGE') = 1
         and (select count(*) from bonuses b where b.player_id = p.id and b.offer_id = $1) = 1`,
      [offerId],
    );
    expect(given).toHaveLength(players);
    expect((await verifyLedger(db.pool)).differences).toEqual([]);
  });
});
