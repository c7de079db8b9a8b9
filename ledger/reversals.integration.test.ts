import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bet, cashOf, openTestLedger, type TestLedger } from "./testing/test-ledger.ts";

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

describe("rollback and reversal", () => {
  it("returns a bet once, whatever is repeated", async () => {
    const lea = await test.player("lea", 1_000n);
    await test.ledger.post(bet(lea, "b1", 300n));
    const undo = { playerId: lea, id: "r1", of: "b1", type: "ROLLBACK" };
    const answers = await Promise.all([
      test.ledger.rollback(undo),
      test.ledger.rollback(undo),
      test.ledger.rollback(undo),
    ]);
    expect(answers.map((answer) => answer.outcome)).toEqual(["POSTED", "POSTED", "POSTED"]);
    expect((await test.ledger.rollback({ ...undo, id: "r2" })).outcome).toBe("ALREADY_REVERSED");
    expect((await test.ledger.reverse({ ...undo, id: "r3" })).outcome).toBe("ALREADY_REVERSED");
    expect((await test.ledger.post(bet(lea, "b1", 300n))).outcome).toBe("POSTED");
    expect(await test.playable(lea)).toBe(1_000n);
  });

  it("refuses a bet that arrives after its rollback", async () => {
    const mia = await test.player("mia", 1_000n);
    const undo = { playerId: mia, id: "r1", of: "b1", type: "ROLLBACK" };
    expect((await test.ledger.rollback(undo)).outcome).toBe("POSTED");
    expect((await test.ledger.post(bet(mia, "b1", 300n))).outcome).toBe("ROLLED_BACK");
    expect((await test.ledger.post(bet(mia, "b1", 999n))).outcome).toBe("ROLLED_BACK");
    expect(await test.ledger.rollback(undo)).toMatchObject({ outcome: "POSTED", replayed: true });
    expect((await test.ledger.rollback({ ...undo, id: "r2" })).outcome).toBe("ALREADY_REVERSED");
    expect(await test.playable(mia)).toBe(1_000n);
  });

  it("leaves either a bet and its rollback or a tombstone when both race", async () => {
    const ned = await test.player("ned", 1_000n);
    for (let round = 0; round < 20; round++) {
      const [, undone] = await Promise.all([
        test.ledger.post(bet(ned, `b${round}`, 10n)),
        test.ledger.rollback({ playerId: ned, id: `r${round}`, of: `b${round}`, type: "ROLLBACK" }),
      ]);
      expect(undone.outcome).toBe("POSTED");
    }
    expect(await test.playable(ned)).toBe(1_000n);
  });

  it("returns nothing for a refused bet", async () => {
    const ola = await test.player("ola", 10n);
    await test.ledger.post(bet(ola, "b1", 300n));
    const undo = { playerId: ola, id: "r1", of: "b1", type: "ROLLBACK" };
    expect((await test.ledger.rollback(undo)).outcome).toBe("POSTED");
    expect((await test.ledger.reverse({ ...undo, id: "r2" })).outcome).toBe("POSTING_MISSING");
    expect(await test.playable(ola)).toBe(10n);
  });

  it("leaves no tombstone when the rollback's id is already used", async () => {
    const pam = await test.player("pam", 100n);
    await test.ledger.post(bet(pam, "b1", 10n));
    const undo = { playerId: pam, id: "b1", of: "b2", type: "ROLLBACK" };
    expect((await test.ledger.rollback(undo)).outcome).toBe("CONFLICT");
    expect((await test.ledger.post(bet(pam, "b2", 10n))).outcome).toBe("POSTED");
  });

  it("reverses only what the player still has", async () => {
    const quy = await test.player("quy", 100n);
    await test.ledger.post(bet(quy, "b1", 60n));
    const undo = { playerId: quy, id: "r1", of: "opening", type: "ADJUSTMENT" };
    expect((await test.ledger.reverse(undo)).outcome).toBe("INSUFFICIENT_FUNDS");
    expect(await test.playable(quy)).toBe(40n);
  });

  it("reports every player of a reversed transfer as changed", async () => {
    const [rik, sue] = [await test.player("rik", 100n), await test.player("sue", 1n)];
    const transfers = [{ from: cashOf(rik), to: cashOf(sue), amountMinor: 30n }];
    await test.ledger.post({ playerId: rik, id: "gift", type: "TRANSFER", transfers });
    test.changed.length = 0;
    const undo = { playerId: rik, id: "back", of: "gift", type: "ADJUSTMENT" };
    expect((await test.ledger.reverse(undo)).outcome).toBe("POSTED");
    expect(test.changed.toSorted()).toEqual([rik, sue]);
  });
});
