import { verifyLedger } from "@parlour/ledger/verify";
import { roundWallet } from "@parlour/wagering/testing/round-wallet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestWallet, operation, type TestWallet } from "./testing/test-wallet.ts";

let test: TestWallet;
beforeAll(async () => {
  test = await openTestWallet();
});
afterAll(async () => {
  expect((await verifyLedger(test.kit.db.pool)).differences).toEqual([]);
  await test.close();
});

describe("own money and bonus", () => {
  it("debits own money first, and credits wins in the proportion of the stake", async () => {
    const { wallet, addPlayer, balanceOf } = test;
    const ann = await addPlayer({ cash: 100, bonus: 500 });
    const answer = await wallet.apply(operation(ann, { stakeMinor: 300, winMinor: 1_000 }));
    expect(answer).toMatchObject({ outcome: "POSTED", balanceMinor: 1_300 });
    // A third of the stake was the player's own money, so a third of the win is too, plus the remainder from rounding.
    expect(await balanceOf(ann, "cash:USD")).toBe(334);
    expect(await balanceOf(ann, "bonus:USD")).toBe(300 + 666);
  });

  it("credits a later win to the source of the stake, although that account is empty by then", async () => {
    const { wallet, addPlayer, balanceOf } = test;
    const ben = await addPlayer({ bonus: 200 });
    const begin = operation(ben, { stakeMinor: 200, ends: false });
    expect(await wallet.apply(begin)).toMatchObject({ outcome: "POSTED", balanceMinor: 0 });
    const { roundId } = begin;
    const step = { kind: "step", roundId, sequence: 1, stakeMinor: 0, winMinor: 700 } as const;
    const paid = await wallet.apply(operation(ben, { ...step, operationId: `round:${roundId}/1` }));
    expect(paid).toMatchObject({ outcome: "POSTED", balanceMinor: 700 });
    expect(await balanceOf(ben, "bonus:USD")).toBe(700);
    expect(await balanceOf(ben, "cash:USD")).toBe(0);
  });

  it("does not use bonus money of other verticals", async () => {
    const { wallet, addPlayer, kit } = test;
    const cas = await addPlayer({ cash: 100 });
    await kit.db.query(
      `insert into ledger.account (player_id, id, kind, currency, bonus_id, verticals, opened_at)
       values ($1, 'bonus:USD:sports', 'bonus', 'USD', 'sports', 8, now())`,
      [cas],
    );
    await kit.ledger.post({
      playerId: cas,
      id: "sports",
      type: "BONUS",
      transfers: [
        {
          from: { playerId: "house", id: "promotions:USD" },
          to: { playerId: cas, id: "bonus:USD:sports" },
          amountMinor: 900n,
        },
      ],
    });
    expect(await wallet.apply(operation(cas, { stakeMinor: 101 }))).toMatchObject({
      outcome: "INSUFFICIENT_FUNDS",
      balanceMinor: 100,
    });
  });
});

it("refuses a player without a wallet without affecting others in the same batch", async () => {
  const { wallet, addPlayer } = test;
  const known = await addPlayer({ cash: 500 });
  const answers = await Promise.all(
    ["player_nobody", known].map((player) => wallet.apply(operation(player))),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(["ACCOUNT_MISSING", "POSTED"]);
});

it("waits for other transactions that move the same player's money", async () => {
  const { wallet, addPlayer } = test;
  const player = await addPlayer({ cash: 10_000 });
  // A second writer on the same database simulates another server.
  const second = test.openOther();
  const other = roundWallet(second);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 ? wallet.apply(operation(player)) : other.apply(operation(player)),
    ),
  );
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["POSTED"]));
  expect(await wallet.balanceOf(player)).toEqual({ currency: "USD", amountMinor: 4_000 });
  await second.close();
});

describe("steps", () => {
  it("are applied once and in order", async () => {
    const { wallet, addPlayer } = test;
    const dee = await addPlayer({ cash: 1_000 });
    const begin = operation(dee, { ends: false });
    await wallet.apply(begin);
    const step = operation(dee, { ...begin, kind: "step", operationId: null, sequence: 1, stakeMinor: 0 });
    const answers = await Promise.all([step, step, step].map((one) => wallet.apply(one)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["POSTED", "SEQUENCE", "SEQUENCE"]);
    expect(await wallet.findRound(dee, begin.roundId)).toMatchObject({ sequence: 2, stakedMinor: 100 });
  });

  it("leave no trace when they are refused", async () => {
    const { wallet, addPlayer } = test;
    const fin = await addPlayer({ cash: 100 });
    const begin = operation(fin, { ends: false });
    await wallet.apply(begin);
    const { roundId } = begin;
    const step = { kind: "step", roundId, operationId: `step:${roundId}/1`, sequence: 1 } as const;
    expect((await wallet.apply(operation(fin, { ...step, ends: false }))).outcome).toBe("INSUFFICIENT_FUNDS");
    const won = operation(fin, { ...step, stakeMinor: 0, winMinor: 250 });
    expect(await wallet.apply(won)).toMatchObject({ outcome: "POSTED", replayed: false, balanceMinor: 250 });
    expect(await wallet.apply(won)).toMatchObject({ outcome: "POSTED", replayed: true, balanceMinor: 250 });
  });

  it("never share a draw number, and use none of a closed seed", async () => {
    const { wallet, addPlayer, kit } = test;
    const eve = await addPlayer({ cash: 1_000 });
    const drawn = (number: number) => wallet.apply(operation(eve, { draw: { key: "seed-1", number } }));
    expect(await drawn(0)).toMatchObject({ outcome: "POSTED", drawsUsed: 1 });
    expect(await drawn(0)).toMatchObject({ outcome: "DRAW_TAKEN", drawsUsed: 1 });
    // A draw number can't be skipped, because the number of draws used must equal the number of rounds.
    expect(await drawn(2)).toMatchObject({ outcome: "DRAW_TAKEN", drawsUsed: 1 });
    expect(await drawn(1)).toMatchObject({ outcome: "POSTED", drawsUsed: 2 });
    expect(await kit.db.transaction((tx) => wallet.closeDraws(tx, eve, "seed-1"))).toBe(2);
    expect((await drawn(2)).outcome).toBe("DRAW_TAKEN");
    expect(await wallet.balanceOf(eve)).toEqual({ currency: "USD", amountMinor: 800 });
  });
});

describe("a round", () => {
  it("belongs to one game of one studio; any other use of its id is refused", async () => {
    const { wallet, addPlayer } = test;
    const gil = await addPlayer({ cash: 1_000 });
    const begin = operation(gil, { ends: false, record: "of the first game" });
    await wallet.apply(begin);
    const { roundId } = begin;
    for (const other of [{ gameId: "1206" }, { studio: "another" }]) {
      for (const [kind, winMinor] of [
        ["bet", 0],
        ["win", 50],
        ["end", 0],
        ["step", 50],
      ] as const) {
        const stakeMinor = kind === "bet" ? 100 : 0;
        const change = { kind, roundId, stakeMinor, winMinor, sequence: 1, record: "of another", ...other };
        const asked = operation(gil, { ...change, operationId: kind === "end" ? null : `other:${kind}` });
        expect((await wallet.apply(asked)).outcome).toBe("CONFLICT");
      }
    }
    expect(await wallet.findRound(gil, roundId)).toMatchObject({
      state: "OPEN",
      stakedMinor: 100,
      wonMinor: 0,
      record: "of the first game",
    });
  });

  it("returns the result for a repeated id only for the same game", async () => {
    const { wallet, addPlayer } = test;
    const hal = await addPlayer({ cash: 1_000 });
    const bet = operation(hal, { kind: "bet", ends: false });
    expect((await wallet.apply(bet)).outcome).toBe("POSTED");
    expect(await wallet.apply(bet)).toMatchObject({ outcome: "POSTED", replayed: true });
    expect((await wallet.apply({ ...bet, gameId: "1002" })).outcome).toBe("CONFLICT");
  });

  it("stays within its limits with concurrent bets", async () => {
    const { wallet, addPlayer } = test;
    const ida = await addPlayer({ cash: 1_000 });
    const bet = (operationId: string) =>
      wallet.apply(
        operation(ida, {
          kind: "bet",
          roundId: "limited",
          ends: false,
          operationId,
          limits: { minMinor: 50, maxMinor: 250 },
        }),
      );
    const answers = await Promise.all(["a", "b", "c", "d"].map(bet));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      "LIMIT_EXCEEDED",
      "LIMIT_EXCEEDED",
      "POSTED",
      "POSTED",
    ]);
    expect(await wallet.balanceOf(ida)).toMatchObject({ amountMinor: 800 });
    const more = {
      kind: "bet",
      stakeMinor: 40,
      ends: false,
      limits: { minMinor: 50, maxMinor: 250 },
    } as const;
    expect((await wallet.apply(operation(ida, more))).outcome).toBe("LIMIT_EXCEEDED");
    // In a round with earlier stakes the same stake is accepted, because their total reaches the minimum.
    expect((await wallet.apply(operation(ida, { ...more, roundId: "limited" }))).outcome).toBe("POSTED");
  });
});

describe("jackpots", () => {
  const pool = { gameId: "1410", tier: "spark", ratePpm: 1_500, seedMinor: 10_000 };

  it("grow exactly even by the smallest stakes, pay what they hold and restart", async () => {
    const { wallet, addPlayer, balanceOf } = test;
    await wallet.openPools("USD", [pool]);
    await wallet.openPools("USD", [pool]);
    const fay = await addPlayer({ cash: 10_000 });
    const spin = (change: object = {}) =>
      wallet.apply(operation(fay, { gameId: "1410", stakeMinor: 10, ...change }));
    // Each spin adds 0.015 minor units to the pool, so the 67th spin completes the first whole unit.
    for (let count = 0; count < 66; count++) await spin();
    expect((await wallet.poolsIn("USD")).map(({ amountMinor }) => amountMinor)).toEqual([10_000]);
    await spin();
    expect((await wallet.poolsIn("USD")).map(({ amountMinor }) => amountMinor)).toEqual([10_001]);
    expect(await balanceOf("house", "jackpots:USD")).toBe(10_001);
    const won = await spin({ winMinor: 5, jackpotTier: "spark" });
    expect(won).toMatchObject({ outcome: "POSTED", jackpotMinor: 10_001 });
    expect(won.balanceMinor).toBe(10_000 - 68 * 10 + 5 + 10_001);
    expect((await wallet.poolsIn("USD")).map(({ amountMinor }) => amountMinor)).toEqual([10_000]);
    expect(await balanceOf("house", "jackpots:USD")).toBe(10_000);
  });

  it("are paid to each winner in turn when two win at once", async () => {
    const { wallet, addPlayer, balanceOf } = test;
    const winners = await Promise.all([addPlayer({ cash: 100 }), addPlayer({ cash: 100 })]);
    const answers = await Promise.all(
      winners.map((player) => wallet.apply(operation(player, { gameId: "1410", jackpotTier: "spark" }))),
    );
    expect(answers.map(({ jackpotMinor }) => jackpotMinor)).toEqual([10_000, 10_000]);
    expect(await balanceOf("house", "jackpots:USD")).toBe(10_000);
    expect(await balanceOf(winners[0]!, "cash:USD")).toBe(10_000);
  });

  it("that were opened with a smaller seed are topped up once", async () => {
    const { wallet, balanceOf } = test;
    const before = await balanceOf("house", "jackpots:USD");
    const small = { ...pool, gameId: "1499", seedMinor: 400 };
    await wallet.openPools("USD", [small]);
    const whole = { ...small, seedMinor: 1_000 };
    await Promise.all([wallet.openPools("USD", [whole]), wallet.openPools("USD", [whole])]);
    await wallet.openPools("USD", [small]);
    const pools = (await wallet.poolsIn("USD")).filter(({ gameId }) => gameId === "1499");
    expect(pools.map(({ amountMinor }) => amountMinor)).toEqual([1_000]);
    expect(await balanceOf("house", "jackpots:USD")).toBe(before + 1_000);
  });
});

describe("promotional spins", () => {
  const grantTo = (playerId: string, credit: "cash" | "pendingBonus") => ({
    playerId,
    id: `grant-${credit}`,
    gameId: "1401",
    currency: "USD",
    stakeMinor: 20,
    spins: 2,
    credit,
    expiresAt: new Date(test.clock.now().getTime() + 60_000),
  });

  it.each(["cash", "pendingBonus"] as const)(
    "cost the player nothing and pay to %s, as often as granted",
    async (credit) => {
      const { wallet, addPlayer, balanceOf } = test;
      const player = await addPlayer({ cash: 50 });
      await wallet.grantSpins(grantTo(player, credit));
      await wallet.grantSpins(grantTo(player, credit));
      const spin = (change: object = {}) =>
        wallet.apply(
          operation(player, { gameId: "1401", stakeMinor: 20, spinsId: `grant-${credit}`, ...change }),
        );
      expect((await spin({ stakeMinor: 40 })).outcome).toBe("NO_SPINS");
      expect((await spin({ gameId: "1402" })).outcome).toBe("NO_SPINS");
      // Winnings credited as a pending bonus can't be played yet, so the reported balance leaves them out.
      const balanceMinor = credit === "cash" ? 350 : 50;
      expect(await spin({ winMinor: 300 })).toMatchObject({ outcome: "POSTED", balanceMinor });
      expect(await wallet.playableSpins(player)).toMatchObject([{ left: 1, stakeMinor: 20 }]);
      expect((await spin()).outcome).toBe("POSTED");
      expect((await spin()).outcome).toBe("NO_SPINS");
      expect(await wallet.playableSpins(player)).toEqual([]);
      expect(await balanceOf(player, `${credit}:USD`)).toBe(credit === "cash" ? 350 : 300);
    },
  );

  const spinIn = (playerId: string, roundId: string, operationId: string, spinsId: string | null) =>
    test.wallet.apply(
      operation(playerId, {
        kind: "bet",
        gameId: "1401",
        stakeMinor: 20,
        ends: false,
        roundId,
        operationId,
        spinsId,
      }),
    );

  it("share no round with the player's own money", async () => {
    const { wallet, addPlayer, balanceOf } = test;
    const player = await addPlayer({ cash: 500 });
    await wallet.grantSpins(grantTo(player, "cash"));
    expect((await spinIn(player, "granted", "t1", "grant-cash")).outcome).toBe("POSTED");
    expect((await spinIn(player, "granted", "t2", null)).outcome).toBe("CONFLICT");
    const double = {
      kind: "step",
      gameId: "1401",
      roundId: "granted",
      sequence: 1,
      operationId: "t3",
    } as const;
    expect((await wallet.apply(operation(player, double))).outcome).toBe("CONFLICT");
    expect((await spinIn(player, "own", "t4", null)).outcome).toBe("POSTED");
    expect((await spinIn(player, "own", "t5", "grant-cash")).outcome).toBe("CONFLICT");
    expect(await balanceOf(player, "cash:USD")).toBe(480);
    expect(await wallet.playableSpins(player)).toMatchObject([{ left: 1 }]);
  });

  it("conflict with a bet of the same id that was funded differently", async () => {
    const { wallet, addPlayer } = test;
    const player = await addPlayer({ cash: 500 });
    await wallet.grantSpins(grantTo(player, "cash"));
    await wallet.grantSpins(grantTo(player, "pendingBonus"));
    await spinIn(player, "granted", "t1", "grant-cash");
    expect(await spinIn(player, "granted", "t1", "grant-cash")).toMatchObject({
      outcome: "POSTED",
      replayed: true,
    });
    expect((await spinIn(player, "granted", "t1", "grant-pendingBonus")).outcome).toBe("CONFLICT");
    expect((await spinIn(player, "granted", "t1", null)).outcome).toBe("CONFLICT");
    await spinIn(player, "own", "t2", null);
    expect((await spinIn(player, "own", "t2", "grant-cash")).outcome).toBe("CONFLICT");
    // A refused bet cannot be sent again as a granted spin.
    const stakeMinor = 5_000;
    const refused = operation(player, {
      kind: "bet",
      gameId: "1401",
      stakeMinor,
      roundId: "none",
      operationId: "t3",
    });
    expect((await wallet.apply(refused)).outcome).toBe("INSUFFICIENT_FUNDS");
    expect((await wallet.apply({ ...refused, spinsId: "grant-cash" })).outcome).toBe("CONFLICT");
  });

  it("are returned only when the bet they paid for is rolled back", async () => {
    const { wallet, addPlayer, kit } = test;
    const player = await addPlayer({ cash: 500 });
    await wallet.grantSpins(grantTo(player, "cash"));
    const undo = (undoes: string) =>
      wallet.rollback({
        playerId: player,
        currency: "USD",
        operationId: `undo ${undoes}`,
        undoes,
        roundId: "mixed",
      });
    await spinIn(player, "mixed", "t1", null);
    // This recreates an old round that mixed the player's own money with a grant, which is no longer possible.
    await kit.db.query(
      "update wagering.wager set grant_id = 'grant-cash' where player_id = $1 and id = 'mixed'",
      [player],
    );
    await spinIn(player, "mixed", "t2", "grant-cash");
    expect(await wallet.playableSpins(player)).toMatchObject([{ left: 1 }]);
    expect((await undo("t1")).outcome).toBe("POSTED");
    expect(await wallet.playableSpins(player)).toMatchObject([{ left: 1 }]);
    expect((await undo("t2")).outcome).toBe("POSTED");
    expect(await wallet.playableSpins(player)).toMatchObject([{ left: 2 }]);
  });

  it("expire unused", async () => {
    const { wallet, addPlayer, clock } = test;
    const player = await addPlayer({ cash: 50 });
    await wallet.grantSpins(grantTo(player, "cash"));
    clock.advance(61_000);
    expect(await wallet.playableSpins(player)).toEqual([]);
    const spin = operation(player, { gameId: "1401", stakeMinor: 20, spinsId: "grant-cash" });
    expect((await wallet.apply(spin)).outcome).toBe("NO_SPINS");
  });
});

describe("history", () => {
  it("is returned page by page, newest first, without gaps", async () => {
    const { wallet, addPlayer, clock } = test;
    const player = await addPlayer({ cash: 10_000 });
    const played: string[] = [];
    for (let count = 0; count < 7; count++) {
      // The clock only advances sometimes, so that some rounds start at the same moment.
      if (count % 3 === 0) clock.advance(1);
      const round = operation(player, { gameId: count % 2 ? "1001" : "1002" });
      await wallet.apply(round);
      played.unshift(round.roundId);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await wallet.listRounds({ playerId: player, cursor, limit: 2 });
      seen.push(...page.items.map(({ roundId }) => roundId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(played.toSorted());
    expect(new Set(seen).size).toBe(7);
    const one = await wallet.listRounds({ playerId: player, gameId: "1001", limit: 50 });
    expect(one.items).toHaveLength(3);
    const odd = await wallet.listRounds({ playerId: player, cursor: "not ours", limit: 50 });
    expect(odd.items).toHaveLength(7);
  });
});
