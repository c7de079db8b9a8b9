import type { Deal } from "@parlour/games/seven-seat-blackjack/math/deal-seats";
import { sevenSeatBlackjackTable } from "@parlour/games/seven-seat-blackjack/math/seven-seat-blackjack-table";
import { describe, expect, it, vi } from "vitest";
import { listRecordedChoices } from "../choice-store.ts";
import {
  balance,
  cards,
  clock,
  closeBetting,
  type Guest,
  handle,
  join,
  nextRound,
  open,
  passWindow,
  patience,
  prepareSeats,
  refused,
  round,
  showResult,
  slug,
  wallet,
} from "../testing/seven-seats.ts";

prepareSeats();

describe("seats", () => {
  it("are taken once, shown on every server, and given up", async () => {
    const [here, there] = [await open(), await open()];
    const [ann, bob] = [await join(here, "ann"), await join(there, "bob")];
    await ann.reach("BETTING");
    expect(ann.seats()).toEqual([]);
    expect(await ann.sit(2)).toMatchObject({ type: "done" });
    await bob.seen([{ seat: 2, name: "ann", isMine: false }]);
    expect(await bob.sit(2)).toMatchObject(refused("SEAT_TAKEN"));
    expect(await bob.sit(8)).toMatchObject(refused("SEAT_TAKEN"));
    expect(await bob.sit(5)).toMatchObject({ type: "done" });
    expect(await ann.sit(3)).toMatchObject(refused("ALREADY_SEATED"));
    expect(await ann.sit(2)).toMatchObject({ type: "done" });
    await ann.seen([
      { seat: 2, isMine: true },
      { seat: 5, name: "bob" },
    ]);
    expect(await ann.stand()).toMatchObject({ type: "done" });
    await bob.seen([{ seat: 5, isMine: true }]);
  });

  it("two players who want the same seat at once get it once", async () => {
    const [here, there] = [await open(), await open()];
    const guests = [await join(here, "ann"), await join(there, "bob"), await join(here, "cid")];
    await guests[0]!.reach("BETTING");
    const answers = await Promise.all(guests.map((guest) => guest.sit(4)));
    expect(answers.map(({ type }) => type).toSorted()).toEqual(["done", "refused", "refused"]);
    const twice = await Promise.all([guests[0]!.sit(1), guests[0]!.sit(7)]);
    expect(twice.filter(({ type }) => type === "done").length).toBeLessThanOrEqual(1);
  });

  it("take bets of their holders only, one each round, and are kept while the bet is in play", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
    await ann.sit(2);
    const first = await ann.bet(2, 10);
    expect(first.answer).toMatchObject({ type: "answer", balance: 990 });
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    expect((await bob.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
    expect(await ann.stand()).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.withdraw(first.id);
    expect(await ann.stand()).toMatchObject({ type: "done" });
    await balance("ann", 100_000);
  });

  it("become free after two rounds without a bet", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    await bob.sit(5);
    for (const missed of [1, 2]) {
      const { id } = await bob.bet(5, 10);
      await closeBetting(bob);
      await bob.inWindow(501);
      await bob.choose(id, 501, "stand");
      await showResult(bob);
      await bob.seen(
        missed === 1
          ? [
              { seat: 2, missed },
              { seat: 5, missed: 0 },
            ]
          : [{ seat: 5, missed: 0 }],
      );
      await nextRound(bob);
    }
    expect((await ann.bet(2, 10)).answer).toMatchObject(refused("NOT_SEATED"));
  });

  it("of a table that stood still are free, and real money may take a practice seat", async () => {
    wallet.sit("guest", { mode: "practice" });
    const table = await open();
    const guest = await join(table, "guest");
    await guest.reach("BETTING");
    await guest.sit(1);
    const { id } = await guest.bet(1, 10);
    const bob = await join(table, "bob");
    expect(await bob.sit(1)).toMatchObject(refused("SEAT_TAKEN"));
    await guest.withdraw(id);
    expect(await bob.sit(1)).toMatchObject({ type: "done" });
    expect(await guest.sit(1)).toMatchObject(refused("SEAT_TAKEN"));
    guest.leave();
    bob.leave();
    clock.advance(sevenSeatBlackjackTable.bettingMs + 100);
    await vi.waitFor(async () => {
      clock.advance(1_000);
      expect(
        await handle.kit.db.query("select from shared_rounds where slug = $1 and ends_at is not null", [
          slug,
        ]),
      ).toHaveLength(1);
    }, patience);
    clock.advance(sevenSeatBlackjackTable.choices!.introMs + sevenSeatBlackjackTable.runMs(round) + 100);
    await vi.waitFor(
      async () =>
        expect(
          await handle.kit.db.query("select from shared_rounds where slug = $1 and state <> 'SETTLED'", [
            slug,
          ]),
        ).toEqual([]),
      patience,
    );
    clock.advance(300_000);
    const cid = await join(table, "cid");
    await cid.reach("BETTING");
    await cid.seen([]);
    expect(await cid.sit(1)).toMatchObject({ type: "done" });
  });
});

describe("a round", () => {
  it("asks seat after seat, shows no card too early, and pays each", async () => {
    const [here, there] = [await open(), await open()];
    const [ann, bob] = [await join(here, "ann"), await join(there, "bob")];
    await Promise.all([ann.reach("BETTING"), bob.reach("BETTING")]);
    await ann.sit(2);
    await bob.sit(5);
    const [hers, his] = [await ann.bet(2, 10), await bob.bet(5, 20)];
    await closeBetting(ann, bob);
    const first = await bob.inWindow(201);
    const hidden = [null, { player: cards("6S 5H"), draws: [] }, null, null];
    expect(first.outcome).toMatchObject({
      dealer: cards("6D"),
      seats: [...hidden, { player: cards("8S 8H"), draws: [] }, null, null],
    });
    expect(await bob.choose(his.id, 201, "hit")).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    expect(await bob.choose(his.id, 501, "hit")).toMatchObject(refused("ROUND_OVER"));
    expect(await ann.choose(hers.id, 201, "double")).toMatchObject({ type: "answer", balance: 980 });
    const second = await bob.inWindow(501);
    expect((second.outcome as Deal).seats[1]!.draws).toEqual(cards("TC"));
    expect(await bob.choose(his.id, 501, "split")).toMatchObject({ type: "answer", balance: 960 });
    await bob.inWindow(502);
    await bob.choose(his.id, 502, "stand");
    await bob.inWindow(503);
    // Bob misses his last decision and stands.
    await passWindow(bob);
    const shown = await showResult(ann);
    expect(shown.outcome).toEqual(round);
    expect(shown.seeds).not.toBeNull();
    // Ann wins with 21; Bob loses both of his hands, with 11 and 18.
    await balance("ann", 102_000);
    await balance("bob", 96_000);
  });

  it("lets bets behind follow: raised, by choice or for lack of money not raised", async () => {
    const table = await open();
    wallet.sit("dee", { balanceMinor: 1_500 });
    const names = ["ann", "bob", "cid", "dee"] as const;
    const [ann, bob, cid, dee] = (await Promise.all(names.map((name) => join(table, name)))) as [
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    await ann.reach("BETTING");
    expect((await bob.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.sit(2);
    expect((await ann.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    const hers = await ann.bet(2, 10);
    const follows = [await bob.behind(2, 10), await cid.behind(2, 10, false), await dee.behind(2, 10)];
    for (const { answer } of follows) expect(answer).toMatchObject({ type: "answer" });
    expect((await bob.behind(2, 10)).answer).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await closeBetting(ann);
    await ann.inWindow(201);
    expect(await bob.choose(follows[0]!.id, 201, "hit")).toMatchObject(refused("ACTION_NOT_ALLOWED"));
    await ann.choose(hers.id, 201, "double");
    await showResult(ann);
    await balance("ann", 102_000);
    await balance("bob", 102_000);
    await balance("cid", 101_000);
    await balance("dee", 2_500);
    const recorded = await listRecordedChoices(handle.kit.db, slug, 1);
    const states = (id: string) =>
      recorded.flatMap(({ betId, state, costMinor }) => (betId === id ? [`${state} ${costMinor}`] : []));
    expect(states(follows[0]!.id)).toEqual(["MADE 1000"]);
    expect(states(follows[1]!.id)).toEqual(["MADE 0"]);
    expect(states(follows[2]!.id).toSorted()).toEqual(["MADE 0", "REFUSED 1000"]);
    await vi.waitFor(
      () => expect(wallet.closed.get(follows[2]!.id)).toMatchObject({ stakeMinor: 1_000, winMinor: 2_000 }),
      patience,
    );
    expect(wallet.closed.get(follows[2]!.id)!.view).toMatchObject({
      choices: [{ window: 201, action: { kind: "double", isRaised: false } }],
    });
  });

  it("refunds bets behind a player who does not bet", async () => {
    const table = await open();
    const [ann, bob] = [await join(table, "ann"), await join(table, "bob")];
    await ann.reach("BETTING");
    await ann.sit(2);
    const { id } = await ann.bet(2, 10);
    await bob.behind(2, 10);
    await ann.withdraw(id);
    const cid = await join(table, "cid");
    await cid.sit(5);
    await cid.bet(5, 10);
    await closeBetting(bob);
    // Bob is refunded when betting closes, not only when the round ends.
    await bob.inWindow(501);
    await balance("bob", 100_000);
    await balance("ann", 100_000);
    const shown = () => bob.received.flatMap((m) => (m.type === "bets" ? m.bets : []));
    await vi.waitFor(
      () => expect(shown()).toContainEqual(expect.objectContaining({ name: "bob", state: "REFUNDED" })),
      patience,
    );
    await passWindow(bob);
    await showResult(bob);
    await balance("bob", 100_000);
  });

  it("is not dealt without bets: betting stays open, and seats without a bet become free", async () => {
    const table = await open();
    const ann = await join(table, "ann");
    const { closesAt } = await ann.reach("BETTING");
    await ann.sit(2);
    for (let extension = 1; extension <= 2; extension++) {
      clock.advance(sevenSeatBlackjackTable.bettingMs);
      await vi.waitUntil(
        () => ann.latest()!.closesAt >= closesAt + extension * sevenSeatBlackjackTable.bettingMs,
        patience,
      );
      expect(ann.latest()).toMatchObject({ number: 1, phase: "BETTING", outcome: null });
    }
    await ann.seen([]);
    await ann.sit(2);
    const { id } = await ann.bet(2, 10);
    await closeBetting(ann);
    await ann.inWindow(201);
    await ann.choose(id, 201, "double");
    await showResult(ann);
    await balance("ann", 102_000);
  });
});
