import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdTransitions } from "./holds.ts";
import { cashOf, openTestLedger, payments, pendingOf, type TestLedger } from "./testing/test-ledger.ts";

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

describe("holds", () => {
  const withdraw = (playerId: string, id: string, amountMinor: bigint, expiresAt?: Date) =>
    test.ledger.hold({
      playerId,
      id,
      type: "WITHDRAWAL",
      from: cashOf(playerId),
      into: pendingOf(playerId),
      amountMinor,
      expiresAt,
    });

  it("captures part and releases the rest", async () => {
    const sue = await test.player("sue", 1_000n);
    expect((await withdraw(sue, "w1", 400n)).outcome).toBe("POSTED");
    expect((await withdraw(sue, "w1", 400n)).replayed).toBe(true);
    expect((await withdraw(sue, "w2", 700n)).outcome).toBe("INSUFFICIENT_FUNDS");
    const held = (await test.ledger.balancesOf(sue))?.amountsMinor;
    expect(held).toMatchObject({
      playable: 600n,
      pendingWithdrawal: 400n,
      total: 1_000n,
      withdrawable: 600n,
    });
    const paid = { playerId: sue, holdId: "w1", type: "WITHDRAWAL", to: payments, amountMinor: 250n };
    expect((await test.ledger.capture({ ...paid, amountMinor: 401n })).outcome).toBe("CAPTURE_EXCEEDS_HOLD");
    const both = await Promise.all([test.ledger.capture(paid), test.ledger.capture(paid)]);
    expect(both.map((result) => result.outcome)).toEqual(["POSTED", "POSTED"]);
    expect((await test.ledger.capture({ ...paid, amountMinor: 100n })).outcome).toBe("CONFLICT");
    expect((await test.ledger.release({ ...paid })).outcome).toBe("HOLD_CAPTURED");
    const settled = (await test.ledger.balancesOf(sue))?.amountsMinor;
    expect(settled).toMatchObject({ playable: 750n, pendingWithdrawal: 0n, total: 750n });
  });

  it("is settled one way when capture and release race", async () => {
    const tom = await test.player("tom", 1_000n);
    await withdraw(tom, "w1", 400n);
    const step = { playerId: tom, holdId: "w1", type: "WITHDRAWAL" };
    const results = await Promise.all([
      test.ledger.release(step),
      test.ledger.capture({ ...step, to: payments }),
    ]);
    expect(results.filter((result) => result.outcome === "POSTED")).toHaveLength(1);
    expect((await test.ledger.release({ ...step, holdId: "none" })).outcome).toBe("HOLD_MISSING");
  });

  it("releases the money exactly when it expires", async () => {
    const una = await test.player("una", 1_000n);
    const expiresAt = new Date(test.clock.now().getTime() + 60_000);
    await withdraw(una, "w1", 100n, expiresAt);
    await withdraw(una, "w2", 200n, expiresAt);
    await withdraw(una, "w3", 300n);
    expect(await test.ledger.expireHolds()).toBe(0);
    test.clock.advance(60_000);
    const late = { playerId: una, holdId: "w1", type: "WITHDRAWAL", to: payments };
    expect((await test.ledger.capture(late)).outcome).toBe("HOLD_EXPIRED");
    expect(await test.playable(una)).toBe(500n);
    expect(await test.ledger.expireHolds()).toBe(1);
    expect(await test.ledger.expireHolds()).toBe(0);
    expect((await test.ledger.release({ ...late, holdId: "w2" })).outcome).toBe("HOLD_EXPIRED");
    expect((await test.ledger.balancesOf(una))?.amountsMinor).toMatchObject({
      playable: 700n,
      pendingWithdrawal: 300n,
    });
  });

  it("that can't be released is not counted and does not hold up the others", async () => {
    const wes = await test.player("wes", 1_000n);
    const expiresAt = (afterMs: number) => new Date(test.clock.now().getTime() + afterMs);
    await withdraw(wes, "w1", 100n, expiresAt(1_000));
    await withdraw(wes, "w2", 200n, expiresAt(2_000));
    // The hold now claims more than the account contains, so it can't expire.
    await test.database.pool.query("update ledger.hold set amount = 900 where player_id = $1 and id = 'w1'", [
      wes,
    ]);
    test.clock.advance(2_000);
    await expect(test.ledger.expireHolds()).rejects.toThrow("1 holds were not expired");
    expect(await test.playable(wes)).toBe(900n);
    await test.database.pool.query("update ledger.hold set amount = 100 where player_id = $1 and id = 'w1'", [
      wes,
    ]);
    expect(await test.ledger.expireHolds()).toBe(1);
    expect(await test.playable(wes)).toBe(1_000n);
  });

  it("allows each transition only from its states", async () => {
    const vic = await test.player("vic", 10_000n);
    const steps = Object.keys(holdTransitions.HELD) as (keyof typeof holdTransitions.HELD)[];
    const take = async (step: (typeof steps)[number], holdId: string) => {
      const request = { playerId: vic, holdId, type: "WITHDRAWAL" };
      if (step === "capture") return (await test.ledger.capture({ ...request, to: payments })).outcome;
      if (step === "release") return (await test.ledger.release(request)).outcome;
      return (await test.ledger.expireHolds()) === 1 ? "POSTED" : "NOTHING";
    };
    for (const first of steps) {
      for (const second of steps) {
        const id = `${first}-${second}`;
        const due = first === "expire" || second === "expire";
        await withdraw(vic, id, 10n, due ? new Date(test.clock.now().getTime() + 1_000) : undefined);
        if (first === "expire") test.clock.advance(1_000);
        expect([id, await take(first, id)]).toEqual([id, "POSTED"]);
        test.clock.advance(1_000);
        const settled = `HOLD_${holdTransitions.HELD[first]}`;
        const expected = second === "expire" ? "NOTHING" : first === second ? "POSTED" : settled;
        expect([id, await take(second, id)]).toEqual([id, expected]);
      }
    }
  });
});
