import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOverdue, listUnfinished } from "./bet-store.ts";

let handle: KitHandle;
const migrations = new URL("./migrations/", import.meta.url);

beforeAll(async () => {
  handle = await openTestKit({ services: [{ name: "sportsbook", migrations }] });
});
afterAll(() => handle.close());

const ids = ["bet_a", "bet_b", "bet_c"];

test.each([
  ["unfinished", "PENDING", listUnfinished],
  ["overdue", "OPEN", listOverdue],
] as const)("the sweep reaches every %s bet, although some never move on", async (_, status, list) => {
  const { db } = handle.kit;
  await db.query("delete from sports.bet");
  await db.query(
    `insert into sports.bet (id, player_id, currency, status, type, stake_per_line, left_per_line, lines,
       maximum_payout, price_change, placed_at, changed_at)
     select id, 'ann', 'USD', $2, 'single', 100, 100, 1, 1000, 'NONE', now() - interval '1 day', now() - interval '1 day'
     from unnest($1::text[]) id`,
    [ids, status],
  );
  const seen = new Set<string>();
  for (let sweep = 0; sweep < 60; sweep++) for (const id of await list(db, new Date(), 2)) seen.add(id);
  expect([...seen].toSorted()).toEqual(ids);
});
