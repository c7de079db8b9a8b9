import { randomUUID } from "node:crypto";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { changeGame } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

const [vip, salon, roulette, sevenSeats] = ["1310", "1311", "1301", "1343"];
const patience = { timeout: 30_000, interval: 20 };
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

async function setTier(playerId: string, tier: string): Promise<void> {
  await stack.kit.db.query(
    `insert into loyalty_players (player_id, tier_id, window_ends_at) values ($1, $2, $3)
     on conflict (player_id) do update set tier_id = $2`,
    [playerId, tier, new Date(stack.clock.now().getTime() + 86_400_000)],
  );
}
async function addPlayerOf(tier: string) {
  const player = await addFundedPlayer(stack, { amountMinor: 1_000_000n });
  await setTier(player.playerId, tier);
  return player;
}
async function join(client: TestClient, game: string) {
  const { gameSession } = await openGame(client, game);
  const table = await sit(client, stack.origin, gameSession);
  await table.reach("BETTING");
  return table;
}
const red = (stake: number) => ({ bets: [{ spot: "red", stake }] });

it("has tables for higher tiers with higher limits, which others see but can't bet at", async () => {
  const [silver, gold, top] = [
    await addPlayerOf("silver"),
    await addPlayerOf("gold"),
    await addPlayerOf("salon"),
  ];
  const tablesOf = async (client: TestClient) => {
    const { body } = await client.call(listLiveTables, { query: { currencyCode: "USD" } });
    return new Map(
      body.tables.map(({ gameId, tier, limits }) => [gameId, { tier: tier?.isMet ?? null, limits }]),
    );
  };
  const seen = await tablesOf(silver.client);
  expect(seen.get(roulette!)).toEqual({ tier: null, limits: { min: 0.1, max: 500 } });
  expect(seen.get(vip!)).toEqual({ tier: false, limits: { min: 5, max: 2_500 } });
  expect(seen.get(salon!)).toEqual({ tier: false, limits: { min: 25, max: 10_000 } });
  expect((await tablesOf(gold.client)).get(vip!)!.tier).toBe(true);
  expect((await tablesOf(gold.client)).get(salon!)!.tier).toBe(false);
  expect((await tablesOf(top.client)).get(salon!)!.tier).toBe(true);

  const watching = await join(silver.client, vip!);
  expect(watching.received[0]).toMatchObject({ restriction: { code: "TIER_REQUIRED", tier: "Gold" } });
  expect(await watching.bet(red(25))).toMatchObject({ type: "refused", code: "TIER_REQUIRED" });
  const playing = await join(gold.client, vip!);
  expect(await playing.bet(red(1_000))).toMatchObject({ type: "answer" });
  expect(await playing.bet(red(1))).toMatchObject({ type: "refused", code: "LIMIT_EXCEEDED" });
  for (const table of [watching, playing]) table.close();
});

it("finishes the round of a player whose tier drops, and refuses seats and bets behind below the tier", async () => {
  const desk = actAsOperator(stack.client(), "Cleo");
  expect((await changeGame(desk, sevenSeats!, { fromTier: "gold" })).status).toBe(200);
  const [ann, bob] = [await addPlayerOf("gold"), await addPlayerOf("silver")];
  const [hers, his] = [await join(ann.client, sevenSeats!), await join(bob.client, sevenSeats!)];
  const before = await playable(ann.client);
  const chips = (seat: number, behind: boolean) => ({
    ...{ seat, behind, raises: true },
    bets: [{ spot: "main", stake: 2 }],
  });
  expect(await his.take(2)).toMatchObject({ type: "refused", code: "TIER_REQUIRED" });
  expect(await hers.take(1)).toMatchObject({ type: "done" });
  const bet = randomUUID();
  expect(await hers.bet(chips(1, false), { id: bet })).toMatchObject({ type: "answer" });
  expect(await his.bet(chips(1, true))).toMatchObject({ type: "refused", code: "TIER_REQUIRED" });

  await setTier(ann.playerId, "silver");
  stack.clock.advance(sevenSeatBlackjackTable.bettingMs);
  await hers.reach("RUNNING");
  const window = () => hers.latest()!.window?.number ?? null;
  if (window() === 0) {
    await hers.choose(bet, "decline");
    await vi.waitUntil(() => window() !== 0, patience);
  }
  const isRaised = window() !== null;
  if (isRaised) expect(await hers.choose(bet, "double")).toMatchObject({ type: "answer", bet: { stake: 4 } });
  await vi.waitUntil(() => hers.latest()?.endsAt !== null, patience);
  stack.clock.advance(hers.latest()!.endsAt! - stack.clock.now().getTime());
  await hers.reach("RESULT");
  const win = async () => {
    const [row] = await stack.kit.db.query<{ win: number; state: string }>(
      "select win_minor::int as win, state from shared_round_bets where id = $1",
      [bet],
    );
    return row!;
  };
  await vi.waitUntil(async () => ["PAID", "LOST"].includes((await win()).state), patience);
  const staked = isRaised ? 4 : 2;
  await expect.poll(() => playable(ann.client), patience).toBe(before - staked + (await win()).win / 100);

  stack.clock.advance(hers.latest()!.nextAt! - stack.clock.now().getTime());
  await hers.reach("BETTING");
  expect(await hers.bet(chips(1, false))).toMatchObject({ type: "refused", code: "TIER_REQUIRED" });
  for (const table of [hers, his]) table.close();
});
