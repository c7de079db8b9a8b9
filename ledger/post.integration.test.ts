import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playerAccount } from "./index.ts";
import { bet, cashOf, openTestLedger, payments, revenue, type TestLedger } from "./testing/test-ledger.ts";

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

describe("posting", () => {
  it("returns the first result for a repeated id and moves the money once", async () => {
    const ann = await test.player("ann", 1_000n);
    const answers = await Promise.all([1, 2, 3].map(() => test.ledger.post(bet(ann, "b1", 300n))));
    test.clock.advance(1_000);
    answers.push(await test.ledger.post(bet(ann, "b1", 300n)));
    expect(answers.map((answer) => answer.outcome)).toEqual(["POSTED", "POSTED", "POSTED", "POSTED"]);
    expect(new Set(answers.map((answer) => answer.postedAt?.getTime())).size).toBe(1);
    expect(answers.map((answer) => answer.replayed)).toEqual([false, true, true, true]);
    expect(await test.playable(ann)).toBe(700n);
  });

  it("refuses a different request under a used id", async () => {
    const ben = await test.player("ben", 1_000n);
    await test.ledger.post(bet(ben, "b1", 300n));
    expect((await test.ledger.post(bet(ben, "b1", 301n))).outcome).toBe("CONFLICT");
    expect((await test.ledger.post({ ...bet(ben, "b1", 300n), type: "WIN" })).outcome).toBe("CONFLICT");
    const { reference: _, ...without } = bet(ben, "b1", 300n);
    expect((await test.ledger.post(without)).outcome).toBe("CONFLICT");
    expect(await test.playable(ben)).toBe(700n);
  });

  it("stores a refusal: a late copy is refused although there is money now", async () => {
    const cas = await test.player("cas", 100n);
    expect((await test.ledger.post(bet(cas, "b1", 300n))).outcome).toBe("INSUFFICIENT_FUNDS");
    const transfers = [{ from: payments, to: cashOf(cas), amountMinor: 500n }];
    await test.ledger.post({ playerId: cas, id: "more", type: "DEPOSIT", transfers });
    const again = await test.ledger.post(bet(cas, "b1", 300n));
    expect(again).toMatchObject({ outcome: "INSUFFICIENT_FUNDS", replayed: true });
    expect(await test.playable(cas)).toBe(600n);
  });

  it("moves nothing when the last of several transfers fails", async () => {
    const dee = await test.player("dee", 500n);
    const transfers = [
      { from: cashOf(dee), to: revenue, amountMinor: 400n },
      { from: payments, to: cashOf(dee), amountMinor: 50n },
      { from: cashOf(dee), to: revenue, amountMinor: 151n },
    ];
    const result = await test.ledger.post({ playerId: dee, id: "b1", type: "BET", transfers });
    expect(result.outcome).toBe("INSUFFICIENT_FUNDS");
    expect(await test.playable(dee)).toBe(500n);
  });

  it("decides concurrent postings in order, each separately", async () => {
    const eve = await test.player("eve", 500n);
    const results = await Promise.all([
      test.ledger.post(bet(eve, "b1", 300n)),
      test.ledger.post(bet(eve, "b2", 300n)),
      test.ledger.post(bet(eve, "b3", 200n)),
      test.ledger.post(bet("nobody", "b4", 1n)),
    ]);
    expect(results.map((result) => result.outcome)).toEqual([
      "POSTED",
      "INSUFFICIENT_FUNDS",
      "POSTED",
      "ACCOUNT_MISSING",
    ]);
    expect(await test.playable(eve)).toBe(0n);
  });

  it("stores nothing of a posting whose account is missing, so it can be retried", async () => {
    const { transfers } = bet("fay", "d1", 5n);
    const deposit = { playerId: "fay", id: "d1", type: "DEPOSIT", transfers };
    expect((await test.ledger.post(deposit)).outcome).toBe("ACCOUNT_MISSING");
    await test.player("fay", 20n);
    expect(await test.ledger.post(deposit)).toMatchObject({ outcome: "POSTED", replayed: false });
  });

  it("separates currencies and stays within bounds", async () => {
    const gil = await test.player("gil", 100n);
    await test.ledger.openWallet({ playerId: "gus", currency: "EUR" });
    const to = playerAccount("gus", "cash", "EUR");
    const mixed = [{ from: cashOf(gil), to, amountMinor: 1n }];
    expect(
      (await test.ledger.post({ playerId: gil, id: "x", type: "TRANSFER", transfers: mixed })).outcome,
    ).toBe("CURRENCY_MISMATCH");
    const huge = { from: payments, to: cashOf(gil), amountMinor: 10n ** 18n };
    const transfers = [huge, huge, huge, huge, huge];
    expect((await test.ledger.post({ playerId: gil, id: "y", type: "DEPOSIT", transfers })).outcome).toBe(
      "LIMIT_EXCEEDED",
    );
    expect(await test.playable(gil)).toBe(100n);
  });

  it("refuses a second wallet in another currency", async () => {
    await test.player("hal", 1n);
    await expect(test.ledger.openWallet({ playerId: "hal", currency: "EUR" })).rejects.toThrow();
  });

  it("throws on invalid postings", async () => {
    const ida = await test.player("ida", 10n);
    const impossible = [
      bet(ida, "", 1n),
      bet(ida, "a\u0000b", 1n),
      bet(ida, "\ud800", 1n),
      bet(ida, "x".repeat(201), 1n),
      bet(ida, "zero", 0n),
      bet(ida, "minus", -1n),
      { ...bet(ida, "self", 1n), transfers: [{ from: cashOf(ida), to: cashOf(ida), amountMinor: 1n }] },
    ];
    for (const posting of impossible) expect(() => test.ledger.post(posting)).toThrow();
    expect(await test.playable(ida)).toBe(10n);
  });

  it("posts the others when one member of a batch fails", async () => {
    const jay = await test.player("jay", 1_000n);
    await test.database.pool.query(`
      create function public.poison() returns trigger language plpgsql as
        $$ begin raise exception 'poisoned'; end $$;
      create trigger poison before insert on ledger.posting
        for each row when (new.type = 'POISON') execute function public.poison()`);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        test.ledger.post({ ...bet(jay, `b${index}`, 1n), type: index === 13 ? "POISON" : "BET" }),
      ),
    );
    await test.database.pool.query("drop trigger poison on ledger.posting; drop function public.poison()");
    expect(results.flatMap((result, index) => (result.status === "rejected" ? [index] : []))).toEqual([13]);
    expect(await test.playable(jay)).toBe(981n);
  });

  it("reports changed players after the commit and once", async () => {
    const kim = await test.player("kim", 100n);
    test.changed.length = 0;
    await test.ledger.post(bet(kim, "b1", 1n));
    await test.ledger.post(bet(kim, "b1", 1n));
    await test.ledger.post(bet(kim, "b2", 1_000n));
    expect(test.changed).toEqual(["kim"]);
  });
});

describe("within the caller's transaction", () => {
  it("takes effect when it commits, and not when it rolls back", async () => {
    const ray = await test.player("ray", 100n);
    test.changed.length = 0;
    const attempt = async (end: "commit" | "rollback") => {
      const client = await test.database.pool.connect();
      const effects: (() => void)[] = [];
      await client.query("begin");
      const tx = { client, afterCommit: (effect: () => void) => effects.push(effect) };
      const steps = await test.ledger.lock(tx, { wallets: [{ playerId: ray, currency: "USD" }] });
      expect((await steps.post(bet(ray, "b1", 40n))).outcome).toBe("POSTED");
      await client.query(end);
      client.release();
      if (end === "commit") for (const effect of effects) effect();
    };
    await attempt("rollback");
    expect(await test.playable(ray)).toBe(100n);
    expect(test.changed).toEqual([]);
    await attempt("commit");
    expect(await test.playable(ray)).toBe(60n);
    expect(test.changed).toEqual([ray]);
  });
});

describe("the database itself", () => {
  it("refuses to change history and to overdraw a player", async () => {
    const attempts = [
      "update ledger.entry set amount = amount + 1",
      "delete from ledger.entry",
      "truncate ledger.entry",
      "update ledger.posting set outcome = 'POSTED'",
      "delete from ledger.posting",
      "update ledger.account set balance = -1 where player_id = 'ann'",
    ];
    for (const attempt of attempts) await expect(test.database.pool.query(attempt)).rejects.toThrow();
  });
});
