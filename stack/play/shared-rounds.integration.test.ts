import { createHash, randomUUID } from "node:crypto";
import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { spinWheel } from "@parlour/games/kit/math/roulette-game";
import { europeanLayout } from "@parlour/games/kit/math/roulette-layout";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { goodPassword, signIn } from "../testing-people.ts";
import { addFundedPlayer, openGame, switchGame } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";
import { gameWalletOf } from "../testing-wallet.ts";

describe("a shared table", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  });
  afterAll(async () => {
    expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
    await stack.close();
  });

  it("debits and pays real money, and the round is in the history with its proof", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, balance } = await openGame(client, "1301");
    const table = await sit(client, stack.origin, gameSession);
    const opened = await table.open(stack.clock);
    expect(await table.bet(everywhere)).toMatchObject({ type: "answer", balance: balance - 37 });
    expect(await playable(client)).toBe(balance - 37);
    stack.clock.advance(18_000);
    await table.reach("RUNNING");
    stack.clock.advance(6_000);
    const { seeds, outcome } = await table.reach("RESULT");
    await vi.waitFor(async () => expect(await playable(client)).toBe(balance - 1), { timeout: 20_000 });

    expect(createHash("sha256").update(seeds!.serverSeed).digest("hex")).toBe(opened.serverSeedHash);
    const pocket = spinWheel(europeanLayout, fairStream(seeds!));
    expect(outcome).toEqual({ pocket });
    const past = await vi.waitUntil(
      async () => {
        const { body } = await client.call(listPlayerRounds);
        return body.items[0]?.win === 36 && body.items[0];
      },
      { timeout: 20_000 },
    );
    expect(past).toMatchObject({ slug: "live-roulette", stake: 37, win: 36 });
    const record = await client.call(getPlayerRound, { params: { roundId: past.roundId } });
    expect(record.status).toBe(200);
    expect(JSON.stringify(record.body)).toContain(seeds!.serverSeed);
    table.close();
  });

  it("keeps many concurrent bets within the round's limit", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, balance, limits } = await openGame(client, "1206");
    const table = await sit(client, stack.origin, gameSession);
    await table.open(stack.clock);
    const stake = limits.max / 5;
    const answers = await Promise.all(Array.from({ length: 12 }, () => table.bet({ stake })));
    expect(answers.filter(({ type }) => type === "answer")).toHaveLength(5);
    expect(await playable(client)).toBe(balance - limits.max);
    table.close();
  });

  it("refunds an unconfirmed bet once, after betting has closed", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, balance } = await openGame(client, "1301");
    // Waits until the previous round has ended.
    stack.clock.advance(60_000);
    const table = await sit(client, stack.origin, gameSession);
    const { number: round } = await table.open(stack.clock);
    const id = randomUUID();
    await table.bet(everywhere, { id });
    // In an earlier release, a bet stayed in the state TAKING if the server died after the wallet's response.
    await stack.kit.db.query("update shared_round_bets set state = 'TAKING' where id = $1", [id]);
    stack.clock.advance(18_000);
    await table.reach("RUNNING");
    // We send the retry twice concurrently. Neither response may say that the bet was placed, whichever comes
    // first.
    const ask = () => table.bet(everywhere, { id, round });
    for (const answer of await Promise.all([ask(), ask()])) {
      expect(answer).not.toMatchObject({ bet: { state: "PLACED" } });
    }
    stack.clock.advance(6_000);
    await table.reach("RESULT");
    await vi.waitFor(async () => expect(await playable(client)).toBe(balance), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ bet: { state: "REFUNDED" } }));
    expect(await playable(client)).toBe(balance);
    table.close();
  });

  it("closes the table's socket after a logout or when the account is disabled, and takes no bet", async () => {
    const email = "leaver@parlour.example";
    const { client, playerId } = await addFundedPlayer(stack, { email });
    const { gameSession, balance } = await openGame(client, "1206");
    const table = await sit(client, stack.origin, gameSession);
    await table.open(stack.clock);
    expect(await table.bet({ stake: 1 })).toMatchObject({ type: "answer" });
    await client.call(logOut);
    await table.closed();

    await signIn(client, { username: email, password: goodPassword });
    const { gameSession: next } = await openGame(client, "1206");
    const back = await sit(client, stack.origin, next);
    const operator = actAsOperator(stack.client(), "Cleo");
    const disabled = { status: "DISABLED", reason: "Asked for by the player" } as const;
    await operator.call(changePlayerStatus, { params: { playerId }, body: disabled });
    await back.closed();
    const purse = await gameWalletOf(stack).balanceOf(playerId);
    expect(purse?.amountMinor).toBe((balance - 1) * 100);
  });

  it("accepts no bets on a game that operators have disabled", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, balance } = await openGame(client, "1301");
    // Waits until the previous round has ended.
    stack.clock.advance(60_000);
    const table = await sit(client, stack.origin, gameSession);
    await table.open(stack.clock);
    await switchGame(stack, "1301", false);
    expect(await table.bet(everywhere)).toMatchObject({ type: "refused", code: "GAME_NOT_AVAILABLE" });
    expect(await playable(client)).toBe(balance);
    await switchGame(stack, "1301", true);
    table.close();
  });

  it("gives access only to the player, and practice moves no money", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1206");
    const stranger = await addFundedPlayer(stack);
    expect((await sit(stranger.client, stack.origin, gameSession)).opened).toBe(false);
    expect((await sit(stack.client(), stack.origin, gameSession)).opened).toBe(false);
    expect((await sit(client, stack.origin, "gamesession_nobody")).opened).toBe(false);

    const visitor = stack.client();
    const practice = await openGame(visitor, "1206", "practice");
    const table = await sit(visitor, stack.origin, practice.gameSession);
    await table.open(stack.clock);
    // Bets of earlier tests may be settled at the same time, so only stakes are counted.
    const countStakes = () => stack.kit.db.query("select count(*) from ledger.posting where type = 'BET'");
    const before = await countStakes();
    expect(await table.bet({ stake: 5 })).toMatchObject({ type: "answer", balance: practice.balance - 5 });
    expect(await countStakes()).toEqual(before);
    expect(await table.bet({ stake: 100_000 })).toMatchObject({ type: "refused", code: "LIMIT_EXCEEDED" });
    table.close();
  });
});
