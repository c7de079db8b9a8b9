import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLedger, houseAccount, type Ledger, playerAccount } from "./index.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { verifyLedger } from "./verify.ts";

let database: TestDatabase;
let ledger: Ledger;
let now = new Date("2030-01-01T12:00:00Z");
const changed: string[] = [];

const payments = houseAccount("payments", "USD");
const revenue = houseAccount("revenueCasino", "USD");
const cashOf = (playerId: string) => playerAccount(playerId, "cash", "USD");
const pendingOf = (playerId: string) => playerAccount(playerId, "pendingWithdrawal", "USD");

beforeAll(async () => {
  database = await openTestDatabase();
  ledger = createLedger({
    pool: database.pool,
    clock: { now: () => now },
    onChanged: (players) => changed.push(...players),
  });
});
afterAll(async () => {
  const { differences } = await verifyLedger(database.pool);
  await ledger.close();
  await database.close();
  expect(differences).toEqual([]);
});

/** A player with this much cash. */
async function player(playerId: string, amountMinor: bigint): Promise<string> {
  await ledger.openWallet({ playerId, currency: "USD" });
  const transfers = [{ from: payments, to: cashOf(playerId), amountMinor }];
  await ledger.post({ playerId, id: "opening", type: "DEPOSIT", transfers });
  return playerId;
}

const bet = (playerId: string, id: string, amountMinor: bigint) => ({
  playerId,
  id,
  type: "BET",
  reference: { kind: "round", id: `round-of-${id}` },
  transfers: [{ from: cashOf(playerId), to: revenue, amountMinor }],
});

async function playable(playerId: string): Promise<bigint | undefined> {
  return (await ledger.balancesOf(playerId))?.amountsMinor.playable;
}

describe("posting", () => {
  it("answers the same id with the first result and moves the money once", async () => {
    const ann = await player("ann", 1_000n);
    const answers = await Promise.all([1, 2, 3].map(() => ledger.post(bet(ann, "b1", 300n))));
    now = new Date(now.getTime() + 1_000);
    answers.push(await ledger.post(bet(ann, "b1", 300n)));
    expect(answers.map((answer) => answer.outcome)).toEqual(["POSTED", "POSTED", "POSTED", "POSTED"]);
    expect(new Set(answers.map((answer) => answer.postedAt?.getTime())).size).toBe(1);
    expect(answers.map((answer) => answer.replayed)).toEqual([false, true, true, true]);
    expect(await playable(ann)).toBe(700n);
  });

  it("tells another request under a used id apart", async () => {
    const ben = await player("ben", 1_000n);
    await ledger.post(bet(ben, "b1", 300n));
    expect((await ledger.post(bet(ben, "b1", 301n))).outcome).toBe("CONFLICT");
    expect((await ledger.post({ ...bet(ben, "b1", 300n), type: "WIN" })).outcome).toBe("CONFLICT");
    const { reference: _, ...without } = bet(ben, "b1", 300n);
    expect((await ledger.post(without)).outcome).toBe("CONFLICT");
    expect(await playable(ben)).toBe(700n);
  });

  it("keeps a refusal: a late copy is refused although there is money now", async () => {
    const cas = await player("cas", 100n);
    expect((await ledger.post(bet(cas, "b1", 300n))).outcome).toBe("INSUFFICIENT_FUNDS");
    const transfers = [{ from: payments, to: cashOf(cas), amountMinor: 500n }];
    await ledger.post({ playerId: cas, id: "more", type: "DEPOSIT", transfers });
    const again = await ledger.post(bet(cas, "b1", 300n));
    expect(again).toMatchObject({ outcome: "INSUFFICIENT_FUNDS", replayed: true });
    expect(await playable(cas)).toBe(600n);
  });

  it("moves nothing when the last of several transfers fails", async () => {
    const dee = await player("dee", 500n);
    const transfers = [
      { from: cashOf(dee), to: revenue, amountMinor: 400n },
      { from: payments, to: cashOf(dee), amountMinor: 50n },
      { from: cashOf(dee), to: revenue, amountMinor: 151n },
    ];
    const result = await ledger.post({ playerId: dee, id: "b1", type: "BET", transfers });
    expect(result.outcome).toBe("INSUFFICIENT_FUNDS");
    expect(await playable(dee)).toBe(500n);
  });

  it("decides postings that arrive together in order, each on its own", async () => {
    const eve = await player("eve", 500n);
    const results = await Promise.all([
      ledger.post(bet(eve, "b1", 300n)),
      ledger.post(bet(eve, "b2", 300n)),
      ledger.post(bet(eve, "b3", 200n)),
      ledger.post(bet("nobody", "b4", 1n)),
    ]);
    expect(results.map((result) => result.outcome)).toEqual([
      "POSTED",
      "INSUFFICIENT_FUNDS",
      "POSTED",
      "ACCOUNT_MISSING",
    ]);
    expect(await playable(eve)).toBe(0n);
  });

  it("keeps nothing of a posting whose account is missing, so it may come again", async () => {
    const { transfers } = bet("fay", "d1", 5n);
    const deposit = { playerId: "fay", id: "d1", type: "DEPOSIT", transfers };
    expect((await ledger.post(deposit)).outcome).toBe("ACCOUNT_MISSING");
    await player("fay", 20n);
    expect(await ledger.post(deposit)).toMatchObject({ outcome: "POSTED", replayed: false });
  });

  it("keeps currencies apart and counts within bounds", async () => {
    const gil = await player("gil", 100n);
    await ledger.openWallet({ playerId: "gus", currency: "EUR" });
    const to = playerAccount("gus", "cash", "EUR");
    const mixed = [{ from: cashOf(gil), to, amountMinor: 1n }];
    expect((await ledger.post({ playerId: gil, id: "x", type: "TRANSFER", transfers: mixed })).outcome).toBe(
      "CURRENCY_MISMATCH",
    );
    const huge = { from: payments, to: cashOf(gil), amountMinor: 10n ** 18n };
    const transfers = [huge, huge, huge, huge, huge];
    expect((await ledger.post({ playerId: gil, id: "y", type: "DEPOSIT", transfers })).outcome).toBe(
      "LIMIT_EXCEEDED",
    );
    expect(await playable(gil)).toBe(100n);
  });

  it("refuses a second wallet in another currency", async () => {
    await player("hal", 1n);
    await expect(ledger.openWallet({ playerId: "hal", currency: "EUR" })).rejects.toThrow();
  });

  it("throws on what no ledger could accept", async () => {
    const ida = await player("ida", 10n);
    const impossible = [
      bet(ida, "", 1n),
      bet(ida, "a\u0000b", 1n),
      bet(ida, "\ud800", 1n),
      bet(ida, "x".repeat(201), 1n),
      bet(ida, "zero", 0n),
      bet(ida, "minus", -1n),
      { ...bet(ida, "self", 1n), transfers: [{ from: cashOf(ida), to: cashOf(ida), amountMinor: 1n }] },
    ];
    for (const posting of impossible) expect(() => ledger.post(posting)).toThrow();
    expect(await playable(ida)).toBe(10n);
  });

  it("lets the others through when one member of a batch cannot be posted", async () => {
    const jay = await player("jay", 1_000n);
    await database.pool.query(`
      create function public.poison() returns trigger language plpgsql as
        $$ begin raise exception 'poisoned'; end $$;
      create trigger poison before insert on ledger.posting
        for each row when (new.type = 'POISON') execute function public.poison()`);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        ledger.post({ ...bet(jay, `b${index}`, 1n), type: index === 13 ? "POISON" : "BET" }),
      ),
    );
    await database.pool.query("drop trigger poison on ledger.posting; drop function public.poison()");
    expect(results.flatMap((result, index) => (result.status === "rejected" ? [index] : []))).toEqual([13]);
    expect(await playable(jay)).toBe(981n);
  });

  it("tells who changed, after the commit and once", async () => {
    const kim = await player("kim", 100n);
    changed.length = 0;
    await ledger.post(bet(kim, "b1", 1n));
    await ledger.post(bet(kim, "b1", 1n));
    await ledger.post(bet(kim, "b2", 1_000n));
    expect(changed).toEqual(["kim"]);
  });
});

describe("rollback and reversal", () => {
  it("gives a bet back once, whatever is repeated", async () => {
    const lea = await player("lea", 1_000n);
    await ledger.post(bet(lea, "b1", 300n));
    const undo = { playerId: lea, id: "r1", of: "b1", type: "ROLLBACK" };
    const answers = await Promise.all([ledger.rollback(undo), ledger.rollback(undo), ledger.rollback(undo)]);
    expect(answers.map((answer) => answer.outcome)).toEqual(["POSTED", "POSTED", "POSTED"]);
    expect((await ledger.rollback({ ...undo, id: "r2" })).outcome).toBe("ALREADY_REVERSED");
    expect((await ledger.reverse({ ...undo, id: "r3" })).outcome).toBe("ALREADY_REVERSED");
    expect((await ledger.post(bet(lea, "b1", 300n))).outcome).toBe("POSTED");
    expect(await playable(lea)).toBe(1_000n);
  });

  it("neutralises a bet that comes after its rollback", async () => {
    const mia = await player("mia", 1_000n);
    const undo = { playerId: mia, id: "r1", of: "b1", type: "ROLLBACK" };
    expect((await ledger.rollback(undo)).outcome).toBe("POSTED");
    expect((await ledger.post(bet(mia, "b1", 300n))).outcome).toBe("ROLLED_BACK");
    expect((await ledger.post(bet(mia, "b1", 999n))).outcome).toBe("ROLLED_BACK");
    expect(await ledger.rollback(undo)).toMatchObject({ outcome: "POSTED", replayed: true });
    expect((await ledger.rollback({ ...undo, id: "r2" })).outcome).toBe("ALREADY_REVERSED");
    expect(await playable(mia)).toBe(1_000n);
  });

  it("leaves either a bet and its rollback or a tombstone when both race", async () => {
    const ned = await player("ned", 1_000n);
    for (let round = 0; round < 20; round++) {
      const [, undone] = await Promise.all([
        ledger.post(bet(ned, `b${round}`, 10n)),
        ledger.rollback({ playerId: ned, id: `r${round}`, of: `b${round}`, type: "ROLLBACK" }),
      ]);
      expect(undone.outcome).toBe("POSTED");
    }
    expect(await playable(ned)).toBe(1_000n);
  });

  it("has nothing to give back for a refused bet", async () => {
    const ola = await player("ola", 10n);
    await ledger.post(bet(ola, "b1", 300n));
    const undo = { playerId: ola, id: "r1", of: "b1", type: "ROLLBACK" };
    expect((await ledger.rollback(undo)).outcome).toBe("POSTED");
    expect((await ledger.reverse({ ...undo, id: "r2" })).outcome).toBe("POSTING_MISSING");
    expect(await playable(ola)).toBe(10n);
  });

  it("leaves no tombstone when the rollback's own id stands for something else", async () => {
    const pam = await player("pam", 100n);
    await ledger.post(bet(pam, "b1", 10n));
    const undo = { playerId: pam, id: "b1", of: "b2", type: "ROLLBACK" };
    expect((await ledger.rollback(undo)).outcome).toBe("CONFLICT");
    expect((await ledger.post(bet(pam, "b2", 10n))).outcome).toBe("POSTED");
  });

  it("reverses only what the player still has", async () => {
    const quy = await player("quy", 100n);
    await ledger.post(bet(quy, "b1", 60n));
    const undo = { playerId: quy, id: "r1", of: "opening", type: "ADJUSTMENT" };
    expect((await ledger.reverse(undo)).outcome).toBe("INSUFFICIENT_FUNDS");
    expect(await playable(quy)).toBe(40n);
  });
});

describe("within the caller's transaction", () => {
  it("happens when it commits, and not when it rolls back", async () => {
    const ray = await player("ray", 100n);
    changed.length = 0;
    const attempt = async (end: "commit" | "rollback") => {
      const client = await database.pool.connect();
      const effects: (() => void)[] = [];
      await client.query("begin");
      const steps = ledger.within({ client, afterCommit: (effect) => effects.push(effect) });
      expect((await steps.post(bet(ray, "b1", 40n))).outcome).toBe("POSTED");
      await client.query(end);
      client.release();
      if (end === "commit") for (const effect of effects) effect();
    };
    await attempt("rollback");
    expect(await playable(ray)).toBe(100n);
    expect(changed).toEqual([]);
    await attempt("commit");
    expect(await playable(ray)).toBe(60n);
    expect(changed).toEqual([ray]);
  });
});

describe("holds", () => {
  const withdraw = (playerId: string, id: string, amountMinor: bigint, expiresAt?: Date) =>
    ledger.hold({
      playerId,
      id,
      type: "WITHDRAWAL",
      from: cashOf(playerId),
      into: pendingOf(playerId),
      amountMinor,
      expiresAt,
    });

  it("captures part and gives the rest back", async () => {
    const sue = await player("sue", 1_000n);
    expect((await withdraw(sue, "w1", 400n)).outcome).toBe("POSTED");
    expect((await withdraw(sue, "w1", 400n)).replayed).toBe(true);
    expect((await withdraw(sue, "w2", 700n)).outcome).toBe("INSUFFICIENT_FUNDS");
    const held = (await ledger.balancesOf(sue))?.amountsMinor;
    expect(held).toMatchObject({
      playable: 600n,
      pendingWithdrawal: 400n,
      total: 1_000n,
      withdrawable: 600n,
    });
    const paid = { playerId: sue, holdId: "w1", type: "WITHDRAWAL", to: payments, amountMinor: 250n };
    expect((await ledger.capture({ ...paid, amountMinor: 401n })).outcome).toBe("CAPTURE_EXCEEDS_HOLD");
    const both = await Promise.all([ledger.capture(paid), ledger.capture(paid)]);
    expect(both.map((result) => result.outcome)).toEqual(["POSTED", "POSTED"]);
    expect((await ledger.capture({ ...paid, amountMinor: 100n })).outcome).toBe("CONFLICT");
    expect((await ledger.release({ ...paid })).outcome).toBe("HOLD_CAPTURED");
    const settled = (await ledger.balancesOf(sue))?.amountsMinor;
    expect(settled).toMatchObject({ playable: 750n, pendingWithdrawal: 0n, total: 750n });
  });

  it("is settled one way when capture and release race", async () => {
    const tom = await player("tom", 1_000n);
    await withdraw(tom, "w1", 400n);
    const step = { playerId: tom, holdId: "w1", type: "WITHDRAWAL" };
    const results = await Promise.all([ledger.release(step), ledger.capture({ ...step, to: payments })]);
    expect(results.filter((result) => result.outcome === "POSTED")).toHaveLength(1);
    expect((await ledger.release({ ...step, holdId: "none" })).outcome).toBe("HOLD_MISSING");
  });

  it("gives the money back when the time is over, and not a moment before", async () => {
    const una = await player("una", 1_000n);
    const expiresAt = new Date(now.getTime() + 60_000);
    await withdraw(una, "w1", 100n, expiresAt);
    await withdraw(una, "w2", 200n, expiresAt);
    await withdraw(una, "w3", 300n);
    expect(await ledger.expireHolds()).toBe(0);
    now = expiresAt;
    const late = { playerId: una, holdId: "w1", type: "WITHDRAWAL", to: payments };
    expect((await ledger.capture(late)).outcome).toBe("HOLD_EXPIRED");
    expect(await playable(una)).toBe(500n);
    expect(await ledger.expireHolds()).toBe(1);
    expect(await ledger.expireHolds()).toBe(0);
    expect((await ledger.release({ ...late, holdId: "w2" })).outcome).toBe("HOLD_EXPIRED");
    expect((await ledger.balancesOf(una))?.amountsMinor).toMatchObject({
      playable: 700n,
      pendingWithdrawal: 300n,
    });
  });
});

describe("the database itself", () => {
  it("refuses to rewrite what happened and to overdraw a player", async () => {
    const attempts = [
      "update ledger.entry set amount = amount + 1",
      "delete from ledger.entry",
      "truncate ledger.entry",
      "update ledger.posting set outcome = 'POSTED'",
      "delete from ledger.posting",
      "update ledger.account set balance = -1 where player_id = 'ann'",
    ];
    for (const attempt of attempts) await expect(database.pool.query(attempt)).rejects.toThrow();
  });
});
