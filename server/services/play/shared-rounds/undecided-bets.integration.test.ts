import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { liveRouletteTable as liveRoulette } from "@parlour/games/live-roulette/math/live-roulette-table";
import { testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createConductor } from "./conductor.ts";
import { findRound } from "./round-store.ts";
import { memoryWallet } from "./testing/memory-wallet.ts";

const slug = "undecided";
const otherSlug = "decided-elsewhere";
const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  const migrations = new URL("./migrations/", import.meta.url);
  handle = await openTestKit({ clock, services: [{ name: "shared-rounds", migrations }] });
});
afterAll(() => handle.close());

test("a bet that can't be decided is tried again every five seconds, not in every step", async () => {
  const { kit } = handle;
  let tries = 0;
  let isBroken = true;
  const winOf = (...asked: Parameters<typeof liveRoulette.winOf>) => {
    tries++;
    if (isBroken) throw new Error("This bet is broken.");
    return liveRoulette.winOf(...asked);
  };
  const game = { ...liveRoulette, slug, winOf } as unknown as SharedGame;
  const wallet = memoryWallet(slug, kit.db);
  wallet.sit("ann");
  const broadcast = { broadcastRound: () => {}, broadcastBets: () => {} };
  const conductor = createConductor({ kit, wallet, game, holder: "here", ...broadcast });
  const step = (isWatched = true) => conductor.step({ isWatched, isOpen: true, dealer: null });
  await step();
  await kit.db.query(
    `insert into shared_round_bets (slug, number, id, owner, game_session, player_name, practice, currency,
       stake_minor, bet, state, placed_at)
     values ($1, 1, gen_random_uuid(), 'ann', 'ann', 'ann', false, 'EUR', 1000, $2, 'PLACED', $3)`,
    [slug, JSON.stringify({ bets: [{ spot: "red", stake: 10 }] }), clock.now()],
  );
  clock.advance(liveRoulette.bettingMs);
  await step();
  clock.advance(liveRoulette.runMs({ pocket: 0 }));
  await step();
  await step(false);
  clock.advance(4_999);
  await step(false);
  expect(tries).toBe(1);
  clock.advance(1);
  await step(false);
  expect(tries).toBe(2);

  isBroken = false;
  clock.advance(5_000);
  await step(false);
  expect((await findRound(kit.db, slug, 1))?.state).toBe("SETTLED");
  await conductor.stop();
});

test("a bet that another server decides in the meantime keeps that verdict", async () => {
  const { kit } = handle;
  const game = { ...liveRoulette, slug: otherSlug, winOf: () => 2_000 } as unknown as SharedGame;
  const wallet = memoryWallet(otherSlug, kit.db);
  wallet.sit("bob");
  let isDecided = false;
  /** Voids the bet right before this server stores whether the bet won. */
  const query = async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    if (text.includes("verdict.state") && !isDecided) {
      isDecided = true;
      await kit.db.query("update shared_round_bets set state = 'VOIDED', decided_at = $2 where slug = $1", [
        otherSlug,
        clock.now(),
      ]);
    }
    return await kit.db.query<Row>(text, values);
  };
  const db = Object.assign(Object.create(kit.db), { query }) as typeof kit.db;
  const conductor = createConductor({
    kit: { ...kit, db },
    wallet,
    game,
    holder: "here",
    broadcastRound: () => {},
    broadcastBets: () => {},
  });
  const step = (isWatched: boolean) => conductor.step({ isWatched, isOpen: true, dealer: null });
  await step(true);
  await kit.db.query(
    `insert into shared_round_bets (slug, number, id, owner, game_session, player_name, practice, currency,
       stake_minor, bet, state, placed_at)
     values ($1, 1, gen_random_uuid(), 'bob', 'bob', 'bob', false, 'EUR', 1000, $2, 'PLACED', $3)`,
    [otherSlug, JSON.stringify({ bets: [{ spot: "red", stake: 10 }] }), clock.now()],
  );
  clock.advance(liveRoulette.bettingMs);
  await step(true);
  clock.advance(liveRoulette.runMs({ pocket: 0 }));
  await step(false);
  expect(isDecided).toBe(true);
  expect(wallet.balances.get("bob")).toBe(100_000);
  expect((await findRound(kit.db, otherSlug, 1))?.state).toBe("RUNNING");
  await step(false);
  expect(wallet.balances.get("bob")).toBe(100_000);
  expect((await findRound(kit.db, otherSlug, 1))?.state).toBe("SETTLED");
  await conductor.stop();
});
