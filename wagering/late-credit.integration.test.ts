import { houseAccount } from "@parlour/ledger";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { place } from "./testing/state.ts";
import { openTestWagering, type TestWagering } from "./testing/test-wagering.ts";

let test: TestWagering;
beforeAll(async () => {
  test = await openTestWagering();
});
afterAll(() => test.close());

it.runIf(process.env.TEST_DATABASE_URL)(
  "takes a stake from a bonus that is credited while the stake waits for the player's cash",
  async () => {
    const playerId = "eve";
    await test.addPlayer(playerId, 5n);
    const terms = { playerId, currency: "USD", bonusId: "b", verticals: ["casino", "sports"] as const };
    const { bonus } = await test.ledger.openBonus({ ...terms, spentFirst: false, maxStakeMinor: null });
    const other = await test.pool.connect();
    try {
      await other.query("begin");
      await other.query(
        "select from ledger.account where player_id = $1 and kind = 'cash' for no key update",
        [playerId],
      );
      const answer = test.wagering.apply(place({ playerId }));
      await vi.waitFor(async () => {
        const { rows } = await test.pool.query(
          `select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_batch%'`,
        );
        expect(rows).toHaveLength(1);
      });
      const transfers = [{ from: houseAccount("promotions", "USD"), to: bonus, amountMinor: 1_000n }];
      await test.ledger.post({ playerId, id: "bonus", type: "BONUS", transfers });
      await other.query("commit");
      expect(await answer).toMatchObject({ outcome: "POSTED" });
    } finally {
      other.release();
    }
  },
);
