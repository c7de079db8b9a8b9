import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { refuse } from "@parlour/server/kit/refusal";
import { describe, expect, it, vi } from "vitest";
import { listRecordedChoices } from "../choice-store.ts";
import { advanceChoices } from "../choice-windows.ts";
import { decideRound } from "../decide-round.ts";
import { callOffRound, extendBetting, findRound } from "../round-store.ts";
import {
  balance,
  clock,
  closeBetting,
  handle,
  holdRound,
  join,
  open,
  patience,
  prepareSeats,
  round,
  showResult,
  slug,
  tables,
  waitsForLock,
  wallet,
} from "../testing/seven-seats.ts";

prepareSeats();

describe("a round", () => {
  it("takes bets until its new closing time when another server has extended betting", async () => {
    const table = await open();
    const ann = await join(table, "ann");
    await ann.reach("BETTING");
    await table.stop();
    const { kit } = handle;
    const game = { ...sevenSeatBlackjackTable, slug, draw: () => round } as SharedGame;
    const stale = (await findRound(kit.db, slug, 1))!;
    clock.advance(sevenSeatBlackjackTable.bettingMs + 100);
    const closesAt = new Date(clock.now().getTime() + sevenSeatBlackjackTable.bettingMs);
    const { tx, release } = await holdRound();
    const deciding = decideRound(kit, game, stale, { waitsForBets: false });
    await extendBetting(tx, stale, closesAt);
    await release();
    expect(await deciding).toBe(false);
    expect(await findRound(kit.db, slug, 1)).toMatchObject({ state: "BETTING", closesAt });
    const overdue = new Date(clock.now().getTime() - 10_000);
    expect(
      await callOffRound(kit.db, stale, { now: clock.now(), cause: "INTERRUPTED", closedBefore: overdue }),
    ).toBe(false);
    expect(await callOffRound(kit.db, stale, { now: clock.now(), cause: "INTERRUPTED" })).toBe(true);
  });

  it("lets no one withdraw a bet after closing time, even if the wait for the round began before it", async () => {
    const table = await open();
    const ann = await join(table, "ann");
    await ann.reach("BETTING");
    await ann.sit(2);
    const { id } = await ann.bet(2, 10);
    await table.stop();
    const { release } = await holdRound();
    const withdrawn = ann.withdraw(id);
    // The embedded engine runs one transaction after another, so its transactions never wait for a lock.
    if (process.env.TEST_DATABASE_URL)
      await vi.waitFor(async () => expect(await waitsForLock()).toBe(true), patience);
    clock.advance(sevenSeatBlackjackTable.bettingMs + 100);
    await release();
    expect(await withdrawn).toMatchObject({ type: "refused", code: "BETTING_CLOSED" });
    expect(wallet.balances.get("ann")).toBe(99_000);
  });

  it("raises followers whose seat doubles after they were looked up at the end of the window", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    // The server stops running the table, so that the test can close the decision window itself.
    await table.stop();
    const { db } = handle.kit;
    const found = (await findRound(db, slug, 1))!;
    const game = { ...sevenSeatBlackjackTable, slug, draw: () => round } as SharedGame;
    let isFirst = true;
    const late: typeof db.transaction = async (work, options) => {
      if (isFirst) await ann.choose(hers.id, 201, "double");
      isFirst = false;
      return await db.transaction(work, options);
    };
    const now = new Date(found.window!.closesAt.getTime() + 1_000);
    const kit = { ...handle.kit, db: { ...db, transaction: late } };
    expect(await advanceChoices({ kit, wallet, game, broadcastBets: () => {} }, found, now)).toBe(true);
    expect(wallet.balances.get("bob")).toBe(98_000);
    const recorded = await listRecordedChoices(db, slug, 1);
    expect(recorded.map(({ state, costMinor }) => [state, costMinor])).toEqual([
      ["MADE", 1_000],
      ["MADE", 1_000],
    ]);
  });

  it("continues on another server where a follower's debit was left open", async () => {
    const here = await open();
    const [ann, bob] = [await join(here, "ann"), await join(here, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    const his = await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    let isFirst = true;
    wallet.failing.bet = async () => {
      // Ann's own double is debited; the server dies while it debits Bob.
      if (!isFirst) throw new Error("the server dies");
      isFirst = false;
    };
    const dying = vi.spyOn(handle.kit.db, "transaction").mockRejectedValue(new Error("the server dies"));
    await ann.choose(hers.id, 201, "double");
    await vi.waitFor(
      async () =>
        expect(await listRecordedChoices(handle.kit.db, slug, 1)).toContainEqual(
          expect.objectContaining({ betId: his.id, state: "TAKING" }),
        ),
      patience,
    );
    await here.stop();
    tables.splice(0);
    dying.mockRestore();
    delete wallet.failing.bet;
    clock.advance(120_000);
    const again = await join(await open(), "bob");
    // The new server opens the window again for thirty seconds. Ann has already decided, so only Bob's debit has to be
    // repeated before the window closes.
    await again.reach("RUNNING");
    for (let step = 0; again.latest()?.window !== null && step < 200; step++) {
      clock.advance(400);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await showResult(again);
    await balance("ann", 102_000);
    await balance("bob", 102_000);
    expect(await listRecordedChoices(handle.kit.db, slug, 1)).toHaveLength(2);
  });

  it("refunds a follower whose debit has an unknown result", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const hers = await ann.bet(2, 10);
    const his = await bob.behind(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    const debit = wallet.bet;
    wallet.bet = async (session, movement) => {
      const taken = await debit(session, movement);
      return session === "bob" ? refuse("INTERNAL") : taken;
    };
    await ann.choose(hers.id, 201, "double");
    await showResult(ann);
    // Bob's bet follows without raising and wins; the debit that was not confirmed is refunded.
    await balance("bob", 101_000);
    const [first, second] = (await listRecordedChoices(handle.kit.db, slug, 1)).filter(
      ({ betId }) => betId === his.id,
    );
    expect([first!.state, second!.state].toSorted()).toEqual(["MADE", "REFUNDED"]);
  });
});
