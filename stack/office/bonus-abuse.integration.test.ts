import { exportReport } from "@parlour/contracts/calls/office/reports/export-report";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listBonusUse } from "@parlour/contracts/calls/office/reports/list-bonus-use";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer, countNow, playRound } from "../testing-bonuses.ts";
import { addBrand } from "../testing-brands.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let desk: TestClient;
let offerId: string;
let one: Awaited<ReturnType<typeof addPayer>>;
let other: Awaited<ReturnType<typeof addPayer>>;
let stranger: Awaited<ReturnType<typeof addPayer>>;

const claim = async ({ client }: { client: TestClient }, id: string) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  expect((await client.call(optIn, { params: { id }, body: {}, headers })).status).toBe(200);
};

/** Two accounts of one person and a stranger claim an offer; the second account converts its bonus. */
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "ida", ["COMPLIANCE"]);
  [one, other, stranger] = [await addPayer(stack), await addPayer(stack), await addPayer(stack)];
  await stack.kit.db.query(
    "update players set phones = '{4165550199}', phone_prefix = '+1' where id = any($1)",
    [[one.player.id, other.player.id]],
  );
  // All test players have the same name and device.
  const { db } = stack.kit;
  await db.query("update players set last_name = 'Stranger', birth_date = '1970-02-03' where id = $1", [
    stranger.player.id,
  ]);
  await db.query("update sessions set device_id = null where player_id = $1", [stranger.player.id]);
  offerId = await addOffer(stack, { name: { en: "Abused" }, spendingOrder: "BONUS_FIRST" });
  for (const player of [stranger, one, other]) await claim(player, offerId);
  await playRound(stack, { playerId: other.player.id, stakeMinor: 10_00, winMinor: 12_00 });
  await countNow(stack);
}, 120_000);
afterAll(() => stack?.close());

const query = () => {
  const today = stack.clock.now().toISOString().slice(0, 10);
  return { from: today, to: today, currency: "USD" };
};
const params = { report: "bonus-abuse" as const };
const readOffer = async (change: object = {}) => {
  const { body } = await desk.call(getReport, { params, query: { ...query(), ...change } });
  const row = body.rows.find(([, id]) => id?.value === offerId);
  return row && Object.fromEntries(body.columns.map(({ key }, index) => [key, row[index]?.value]));
};

it("adds up an offer's bonuses, and counts the claims and cases that rules found", async () => {
  await vi.waitFor(
    async () =>
      expect(await readOffer()).toEqual({
        offer: "Abused",
        offerId,
        players: 3,
        claims: 3,
        granted: 30,
        wagered: 10,
        converted: 12,
        // Two bonuses of 10 are still outstanding; the third was staked, and its win was paid from revenue.
        cost: 30,
        linkedClaims: 1,
        cases: 1,
      }),
    { timeout: 15_000, interval: 200 },
  );
  expect(await readOffer({ from: "2020-01-01", to: "2020-01-02" })).toBeUndefined();
  expect(await readOffer({ currency: "EUR" })).toBeUndefined();
  const csv = await desk.call(exportReport, { params, query: query() });
  expect(String(csv.body)).toContain(`Abused,${offerId},3,3,30,10,12,30,1,1`);
});

it("lists the players with the claims of their linked accounts and their cases", async () => {
  const { status, body } = await desk.call(listBonusUse, { params: { id: offerId }, query: query() });
  expect(status).toBe(200);
  expect(body.nextCursor).toBeNull();
  const [first, ...rest] = body.items;
  expect(first).toMatchObject({
    playerId: other.player.id,
    claims: 1,
    granted: 10,
    wagered: 10,
    converted: 12,
    cost: 10,
    cases: [{ state: "OPEN" }],
  });
  expect(first?.linked).toEqual([
    { playerId: one.player.id, shared: ["PERSON", "PHONE", "DEVICE"], claims: 1 },
  ]);
  const byPlayer = new Map(rest.map((use) => [use.playerId, use]));
  expect(byPlayer.get(one.player.id)?.linked.map(({ playerId }) => playerId)).toEqual([other.player.id]);
  expect(byPlayer.get(stranger.player.id)).toMatchObject({ linked: [], cases: [], cost: 10, converted: 0 });
});

it("is paged, and leaves out players of brands that the operator may not see", async () => {
  const { db } = stack.kit;
  const many = await addOffer(stack);
  await db.query(
    `insert into bonuses (id, player_id, offer_id, type, name, terms, status, currency, amount_minor,
       converted_minor, created_at, claim_until)
     select 'bonus_many' || n, 'player_many' || n, $1, 'FREE_BET', '{}', '{}', 'CONVERTED', 'USD', 1000, n % 3, $2, $2
     from generate_series(1, 45) as n`,
    [many, stack.clock.now()],
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await desk.call(listBonusUse, {
      params: { id: many },
      query: { ...query(), ...(cursor && { cursor }) },
    });
    expect(body.items.length).toBeLessThanOrEqual(20);
    seen.push(...body.items.map(({ playerId }) => playerId));
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);

  // The same person has an account at another brand.
  await addBrand(actAsOperator(stack.client(), "ann"), actAsOperator(stack.client(), "bea"));
  const far = { id: "player_far", brand_id: "nightjar", email: "far@example.com", nickname: "Far" };
  const columns = await db.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = 'players' and table_schema = current_schema() and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(", ");
  await db.query(
    `insert into players (${names})
     select ${names} from (select (jsonb_populate_record(own, $2)).* from players own where id = $1) as copied`,
    [one.player.id, JSON.stringify(far)],
  );
  await db.query(
    `insert into bonuses (id, player_id, offer_id, type, name, terms, status, currency, created_at, claim_until)
     values ('bonus_far', 'player_far', $1, 'FREE_BET', '{}', '{}', 'OPTED_IN', 'USD', $2, $2)`,
    [offerId, stack.clock.now()],
  );
  const shownIn = async (brand?: string) => {
    const { body } = await desk.call(listBonusUse, {
      params: { id: offerId },
      query: { ...query(), ...(brand && { brand }) },
    });
    return body.items.flatMap(({ playerId, linked }) => [playerId, ...linked.map((two) => two.playerId)]);
  };
  expect(await shownIn()).toContain("player_far");
  expect(await shownIn("main")).not.toContain("player_far");
  expect(await shownIn("main")).toContain(other.player.id);
});

it("is open to compliance only", async () => {
  const marketing = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  expect((await marketing.call(listBonusUse, { params: { id: offerId }, query: query() })).status).toBe(403);
});
