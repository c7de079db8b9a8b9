import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { delayRace } from "@parlour/contracts/calls/racing/racebook/delay-race";
import { getDeskRace } from "@parlour/contracts/calls/racing/racebook/get-desk-race";
import { listDeskPools } from "@parlour/contracts/calls/racing/racebook/list-desk-pools";
import { listDeskRaces } from "@parlour/contracts/calls/racing/racebook/list-desk-races";
import { quoteRacingBets } from "@parlour/contracts/calls/racing/racebook/quote-racing-bets";
import { scratchRunner } from "@parlour/contracts/calls/racing/racebook/scratch-runner";
import { setBestOdds } from "@parlour/contracts/calls/racing/racebook/set-best-odds";
import { setObjection } from "@parlour/contracts/calls/racing/racebook/set-objection";
import { setRaceLiabilityLimit } from "@parlour/contracts/calls/racing/racebook/set-race-liability-limit";
import { settleRace } from "@parlour/contracts/calls/racing/racebook/settle-race";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareRaces } from "../../server/services/racing/racebook/race-store.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
let day: RaceDay;
let [ann, bob]: TestClient[] = [];
let [tess, theo]: TestClient[] = [];
const used = new Set<string>();
const reason = "Stewards' decision";

beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    env: raceDayEnvironment,
    authoriseOperator: authoriseTestOperator,
  });
  day = raceDay(stack);
  [ann, bob] = [await day.addPunter(), await day.addPunter()];
  tess = actAsOperator(stack.client(), "tess", ["TRADER"]);
  theo = actAsOperator(stack.client(), "theo", ["TRADER"]);
  await stack.ports.racebook.driver.publish(6);
});
afterAll(() => stack?.close());

const cashOf = async (player: TestClient) =>
  (await player.call(listBalances)).body.find(({ type }) => type === "PlayableHorses")!.amount;
const deskRace = async (raceId: string) => (await tess!.call(getDeskRace, { params: { raceId } })).body;

/** One operator proposes a change and another approves it; returns the response to the approval. */
async function approve(kind: string, data: object) {
  const proposed = await tess!.call(proposeChange, { body: { kind, data, reason } });
  expect(proposed.status).toBe(201);
  const params = { id: proposed.body.id };
  const own = await tess!.call(decideProposal, { params, body: { decision: "APPROVE", reason } });
  expect(own).toMatchObject({ status: 403, body: { errorCode: "OWN_PROPOSAL" } });
  return await theo!.call(decideProposal, { params, body: { decision: "APPROVE", reason } });
}

/** Picks a race on which two punters bet, each on a different horse, at fixed odds and in the win pool. */
async function openRace() {
  const card = await day.nextRace(({ race, runners }) => runners.length >= 8 && !used.has(race.raceId));
  used.add(card.race.raceId);
  const [first] = card.runners;
  const second = card.runners.find(({ interest }) => interest !== first!.interest)!;
  const { poolId } = card.pools.find(({ type }) => type === "win")!;
  for (const [player, runner] of [
    [ann!, first!],
    [bob!, second],
  ] as const) {
    const fixed = { market: "FIXED", raceId: card.race.raceId, kind: "win", runners: [runner.number] };
    expect((await day.bet(player, { ...fixed, stake: 10, price: runner.prices.win })).status).toBe(201);
    const pool = { market: "POOL", poolId, selections: [[[runner.interest]]], stake: 20 };
    expect((await day.bet(player, pool)).status).toBe(201);
  }
  return { ...card, raceId: card.race.raceId, first: first!, second, poolId };
}

/** Returns a finishing order in which this runner wins and the others follow in order of their numbers. */
const wonBy = (winner: number, runners: readonly { number: number; isWithdrawn: boolean }[]) => [
  [winner],
  ...runners
    .filter(({ number, isWithdrawn }) => number !== winner && !isWithdrawn)
    .map(({ number }) => [number]),
];

describe("the racing desk", () => {
  it("lists races and pools with their takings, page by page, to traders only", async () => {
    const { raceId, poolId } = await openRace();
    const first = (await tess!.call(listDeskRaces, { query: { limit: "3" } })).body;
    expect(first.items).toHaveLength(3);
    const next = (await tess!.call(listDeskRaces, { query: { limit: "3", cursor: first.nextCursor! } })).body;
    expect(next.items[0]!.startsAt >= first.items[2]!.startsAt).toBe(true);
    const ids = [...first.items, ...next.items].map((race) => race.raceId);
    expect(new Set(ids).size).toBe(6);
    const all = (await tess!.call(listDeskRaces, { query: { state: "OPEN", limit: "50" } })).body;
    expect(all.items.find((race) => race.raceId === raceId)!.takings).toEqual([
      { currency: "USD", fixedBets: 2, fixedStakes: 20, poolBets: 2, poolStakes: 40 },
    ]);
    const pools = (await tess!.call(listDeskPools, { query: { state: "OPEN" } })).body.items;
    expect(pools.find((pool) => pool.poolId === poolId)).toMatchObject({
      bets: 2,
      stakes: 40,
      state: "OPEN",
    });
    const support = actAsOperator(stack.client(), "sue", ["SUPPORT"]);
    expect((await support.call(listDeskRaces)).status).toBe(403);
  });

  it("scratches a runner and moves the start, both with a reason in the audit log", async () => {
    const { raceId, race, first } = await openRace();
    const before = await cashOf(ann!);
    const params = { raceId };
    const body = { runner: first.number, reason };
    const scratched = await tess!.call(scratchRunner, { params, body });
    expect(scratched.body.runners.find(({ number }) => number === first.number)!.isWithdrawn).toBe(true);
    expect(await cashOf(ann!)).toBe(before + 10);
    expect(await tess!.call(scratchRunner, { params, body })).toMatchObject({ status: 409 });
    const past = new Date(stack.clock.now().getTime() - 1).toISOString();
    const refused = await tess!.call(delayRace, { params, body: { startsAt: past, reason } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: "SCHEDULE_IN_THE_PAST" } });
    const startsAt = new Date(Date.parse(race.startsAt) + 60_000).toISOString();
    const delayed = await tess!.call(delayRace, { params, body: { startsAt, reason } });
    expect(delayed.body.race.startsAt).toBe(startsAt);
    await day.startRace(race.startsAt);
    expect((await deskRace(raceId)).race.state).toBe("OPEN");
    await day.startRace(startsAt);
    expect((await deskRace(raceId)).race.state).toBe("RUNNING");
    const late = await tess!.call(delayRace, { params, body: { startsAt, reason } });
    expect(late).toMatchObject({ status: 409, body: { errorCode: "CONFLICT" } });
    await day.runRace(startsAt);
    const auditor = actAsOperator(stack.client(), "ada");
    const { items } = (await auditor.call(listAuditEntries, { query: { subject: `race:${raceId}` } })).body;
    const done = items.filter(({ outcome }) => outcome === "DONE").map(({ call }) => call);
    expect(done).toEqual(expect.arrayContaining(["scratch-runner", "delay-race"]));
  });

  it("holds the result while there is an objection, and settles by the amended order", async () => {
    const { raceId, race, runners, second } = await openRace();
    await day.startRace(race.startsAt);
    const params = { raceId };
    const lodged = await tess!.call(setObjection, { params, body: { isOpen: true, reason } });
    expect(lodged.body.objection).toMatchObject({ by: "tess", reason });
    stack.clock.advance(3_600_000);
    await day.step();
    expect((await deskRace(raceId)).race.state).toBe("RUNNING");
    const order = wonBy(second.number, runners);
    const unknown = { raceId, order: [[39]], nonStarters: [] };
    const refused = await tess!.call(proposeChange, { body: { kind: "RACE_RESULT", data: unknown, reason } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: "PROPOSAL_REFUSED" } });
    expect((await approve("RACE_RESULT", { raceId, order, nonStarters: [] })).status).toBe(200);
    await day.step();
    const after = await deskRace(raceId);
    expect(after.race).toMatchObject({ state: "SETTLED", resultVersion: 1 });
    const won = (await day.betsOf(bob!)).filter((bet) => bet.raceIds[0] === raceId);
    expect(won.map(({ outcome }) => outcome)).toEqual(["WON", "WON"]);
    await day.expectBooksAgree();
  });

  it("resettles paid bets when the result changes, and refunds everything when the race is voided", async () => {
    const start = { ann: await cashOf(ann!), bob: await cashOf(bob!) };
    const { raceId, race, runners, first, second, poolId } = await openRace();
    await day.startRace(race.startsAt);
    await approve("RACE_RESULT", { raceId, order: wonBy(first.number, runners), nonStarters: [] });
    await day.step();
    const paid = (await deskRace(raceId)).pools.find((pool) => pool.poolId === poolId)!;
    expect(paid).toMatchObject({ state: "SETTLED", version: 1, settlement: { outcome: "paid" } });
    expect(await cashOf(ann!)).toBeGreaterThan(start.ann);
    expect(await cashOf(bob!)).toBe(start.bob - 30);

    const amended = { raceId, order: wonBy(second.number, runners), nonStarters: [] };
    expect((await approve("RACE_RESULT", amended)).status).toBe(200);
    expect((await deskRace(raceId)).race.state).toBe("OFFICIAL");
    const settled = await tess!.call(settleRace, { params: { raceId }, body: { reason } });
    expect(settled.body.race).toMatchObject({ state: "SETTLED", resultVersion: 2 });
    expect(settled.body.pools.find((pool) => pool.poolId === poolId)!.version).toBe(2);
    expect(await cashOf(ann!)).toBe(start.ann - 30);
    expect(await cashOf(bob!)).toBeGreaterThan(start.bob);
    const own = (await day.betsOf(ann!)).filter((bet) => bet.raceIds[0] === raceId);
    expect(own.map(({ outcome, payout }) => [outcome, payout])).toEqual([
      ["LOST", 0],
      ["LOST", 0],
    ]);
    await day.step();
    await day.expectBooksAgree();

    expect((await approve("RACE_VOID", { raceId })).status).toBe(200);
    await day.step();
    expect([await cashOf(ann!), await cashOf(bob!)]).toEqual([start.ann, start.bob]);
    expect((await deskRace(raceId)).race.state).toBe("VOID");
    await day.expectBooksAgree();
  });

  /** Makes the settlement of every pool fail before its account is closed, until the returned function is called. */
  const stopClosing = async () => {
    await stack.kit.db.query(
      "create function stop_closing() returns trigger language plpgsql as 'begin raise exception ''stopped''; end'",
    );
    await stack.kit.db.query(
      `create trigger stop_closing before update on racing_pools for each row
       when (new.settled_at is not null) execute function stop_closing()`,
    );
    return async () => {
      await stack.kit.db.query("drop trigger stop_closing on racing_pools");
      await stack.kit.db.query("drop function stop_closing");
    };
  };

  it("amends and voids races whose settlement fails, but not while a server is settling them", async () => {
    const start = { ann: await cashOf(ann!), bob: await cashOf(bob!) };
    const amended = await openRace();
    const { raceId, race, runners, first, second, poolId } = amended;
    await day.startRace(race.startsAt);
    const resume = await stopClosing();
    await approve("RACE_RESULT", { raceId, order: wonBy(first.number, runners), nonStarters: [] });
    await expect(day.step()).rejects.toThrow();
    expect((await deskRace(raceId)).race.state).toBe("OFFICIAL");
    expect(await cashOf(ann!)).toBeGreaterThan(start.ann);

    const leaseUntil = new Date(stack.clock.now().getTime() + 1_000);
    await stack.kit.db.query(
      `insert into racing_settlements (meeting, holder, runs_out_at)
       select date || '/' || meeting_id, 'another server', $2 from racing_races where id = $1`,
      [raceId, leaseUntil],
    );
    const data = { raceId, order: wonBy(second.number, runners), nonStarters: [] };
    expect(await approve("RACE_RESULT", data)).toMatchObject({
      status: 422,
      body: { errorCode: "PROPOSAL_REFUSED", cause: expect.stringContaining("just being settled") },
    });
    stack.clock.set(leaseUntil);
    expect((await approve("RACE_RESULT", data)).status).toBe(200);
    await expect(day.step()).rejects.toThrow();
    await resume();
    await day.step();
    const settled = await deskRace(raceId);
    expect(settled.race).toMatchObject({ state: "SETTLED", resultVersion: 2 });
    expect(settled.pools.find((pool) => pool.poolId === poolId)).toMatchObject({
      state: "SETTLED",
      version: 2,
    });
    expect(await cashOf(ann!)).toBe(start.ann - 30);
    expect(await cashOf(bob!)).toBeGreaterThan(start.bob);

    const before = { ann: await cashOf(ann!), bob: await cashOf(bob!) };
    const voided = await openRace();
    await day.startRace(voided.race.startsAt);
    const resumeAgain = await stopClosing();
    const order = wonBy(voided.first.number, voided.runners);
    await approve("RACE_RESULT", { raceId: voided.raceId, order, nonStarters: [] });
    await expect(day.step()).rejects.toThrow();
    expect((await approve("RACE_VOID", { raceId: voided.raceId })).status).toBe(200);
    await resumeAgain();
    await day.step();
    expect((await deskRace(voided.raceId)).race.state).toBe("VOID");
    expect([await cashOf(ann!), await cashOf(bob!)]).toEqual([before.ann, before.bob]);
    await day.expectBooksAgree();
  });

  it("voids a race at once where the policy needs no second operator", async () => {
    const start = await cashOf(ann!);
    const { raceId } = await openRace();
    await agreeOnRule(stack, "RACE_VOID", { when: "NEVER" });
    const body = { kind: "RACE_VOID", data: { raceId }, reason };
    expect((await tess!.call(proposeChange, { body })).body).toMatchObject({
      state: "APPLIED",
      decidedBy: { name: "tess" },
    });
    await agreeOnRule(stack, "RACE_VOID", { when: "ALWAYS" });
    await day.step();
    expect(await cashOf(ann!)).toBe(start);
    expect((await deskRace(raceId)).race.state).toBe("VOID");
  });

  it("refunds a runner that turns out not to have taken part, even after the start", async () => {
    const start = await cashOf(ann!);
    const { raceId, race, runners, first, second, poolId } = await openRace();
    const isCoupled = runners.some((one) => one.interest === first.interest && one.number !== first.number);
    await day.startRace(race.startsAt);
    const left = runners.filter(({ number }) => number !== first.number);
    await approve("RACE_RESULT", { raceId, order: wonBy(second.number, left), nonStarters: [first.number] });
    await day.step();
    const own = (await day.betsOf(ann!)).filter((bet) => bet.raceIds[0] === raceId);
    expect(own.find(({ market }) => market === "FIXED")).toMatchObject({ outcome: "REFUNDED", payout: 10 });
    if (!isCoupled) expect(await cashOf(ann!)).toBe(start);
    const winner = (await day.betsOf(bob!)).find(
      (bet) => bet.raceIds[0] === raceId && bet.market === "FIXED",
    )!;
    expect(winner.deductionPercent).toBeGreaterThanOrEqual(0);
    expect((await deskRace(raceId)).pools.find((pool) => pool.poolId === poolId)!.state).toBe("SETTLED");
    await day.expectBooksAgree();
  });

  it("keeps the ledger balanced when winners by the old result have spent their money", async () => {
    const cleo = await day.addPunter(5_000n);
    const { raceId, race, runners, first, second, poolId } = await openRace();
    const pool = { market: "POOL", poolId, selections: [[[first.interest]]], stake: 50 };
    expect((await day.bet(cleo, pool)).status).toBe(201);
    await day.startRace(race.startsAt);
    await approve("RACE_RESULT", { raceId, order: wonBy(first.number, runners), nonStarters: [] });
    await day.step();
    const next = await day.nextRace(({ runners: field }) => field.length >= 8);
    const winnings = await cashOf(cleo);
    expect(winnings).toBeGreaterThan(0);
    const winPool = next.pools.find(({ type }) => type === "win")!.poolId;
    const stake = Math.min(winnings, 100);
    await day.bet(cleo, { ...pool, poolId: winPool, selections: [[[next.runners[0]!.interest]]], stake });
    await approve("RACE_RESULT", { raceId, order: wonBy(second.number, runners), nonStarters: [] });
    await day.step();
    expect((await deskRace(raceId)).race).toMatchObject({ state: "SETTLED", resultVersion: 2 });
    expect(await cashOf(cleo)).toBe(0);
    await day.expectBooksAgree();
  });
});

describe("liability", () => {
  it("on a runner is limited for all bets together, and a lower stake is offered", async () => {
    const { raceId, first, second } = await openRace();
    const limit = (amount: number | null) =>
      tess!.call(setRaceLiabilityLimit, { params: { raceId }, body: { limit: amount, reason } });
    const runnersOf = async () => (await deskRace(raceId)).runners;
    const before = (await runnersOf()).find(({ number }) => number === first.number)!;
    expect(before.liability).toBeCloseTo(10 * (first.prices.win! - 1), 1);
    expect((await deskRace(raceId)).liabilityLimit).toBe(50_000);

    // At the current price, the limit leaves room for total stakes of 20, so only two of six concurrent bets of
    // 10 are accepted.
    const room = Math.ceil(before.liability + 20 * (first.prices.win! - 1));
    expect(await limit(room)).toMatchObject({ status: 200, body: { liabilityLimit: room } });
    const fixed = { market: "FIXED", raceId, kind: "win", runners: [first.number], price: first.prices.win };
    const punters = await Promise.all(Array.from({ length: 6 }, () => day.addPunter()));
    const answers = await Promise.all(punters.map((punter) => day.bet(punter, { ...fixed, stake: 10 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 422,
      body: { errorCode: "STAKE_LIMIT", maximumStake: expect.any(Number) },
    });
    const after = (await runnersOf()).find(({ number }) => number === first.number)!;
    expect(after.liability).toBeLessThanOrEqual(room);
    const other = { ...fixed, runners: [second.number], price: second.prices.win };
    expect((await day.bet(punters[0]!, { ...other, stake: 1 })).status).toBe(201);

    await limit(room + 100);
    const refused = await day.bet(punters[1]!, { ...fixed, stake: 400 });
    const { maximumStake } = refused.body as unknown as { maximumStake: number };
    expect(maximumStake).toBeGreaterThan(0);
    expect((await day.bet(punters[1]!, { ...fixed, stake: maximumStake })).status).toBe(201);
    await limit(null);
    expect((await day.bet(punters[2]!, { ...fixed, stake: 10 })).status).toBe(201);
    const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
    const denied = await support.call(setRaceLiabilityLimit, {
      params: { raceId },
      body: { limit: 1, reason },
    });
    expect(denied.status).toBe(403);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "of a late bet is not checked: it doesn't wait for a race that has started",
    async () => {
      const { raceId, first } = await openRace();
      const fixed = {
        market: "FIXED",
        raceId,
        kind: "win",
        runners: [first.number],
        price: first.prices.win,
      };
      await stack.kit.db.query("update racing_races set state = 'RUNNING' where id = $1", [raceId]);
      // Another server is settling the race and holds its lock while this server decides on a late bet.
      const other = await stack.kit.db.pool.connect();
      try {
        await other.query("begin");
        await other.query("select 1 from racing_races where id = $1 for update", [raceId]);
        const shared = await stack.kit.db.transaction(async (tx) => {
          await tx.query("set local lock_timeout = '2s'");
          return await shareRaces(tx, [raceId], stack.clock.now());
        });
        expect(shared.size).toBe(0);
      } finally {
        await other.query("rollback");
        other.release();
      }
      expect((await day.bet(ann!, { ...fixed, stake: 1 })).body).toMatchObject({
        errorCode: "MARKET_SUSPENDED",
      });
      await stack.kit.db.query("update racing_races set state = 'OPEN' where id = $1", [raceId]);
    },
  );
});

describe("quotes", () => {
  it("price bets on the first two and three, follow a withdrawal, and end at the off", async () => {
    const { race, runners, pools } = await day.nextRace(
      (card) => card.runners.length >= 8 && !used.has(card.race.raceId),
    );
    used.add(race.raceId);
    const { raceId } = race;
    const [first, second, third] = runners.map(({ number }) => number);
    const { poolId } = pools.find(({ type }) => type === "win")!;
    const quote = async () => {
      const body = {
        fixed: [
          { raceId, kind: "forecast" as const, runners: [first!, second!] },
          { raceId, kind: "quinella" as const, runners: [first!, second!] },
          { raceId, kind: "tricast" as const, runners: [first!, second!, third!] },
          { raceId, kind: "show" as const, runners: [first!] },
          { raceId, kind: "win" as const, runners: [third!] },
          { raceId, kind: "forecast" as const, runners: [first!, first!] },
          { raceId, kind: "each-way" as const, runners: [first!] },
        ],
        pools: [{ poolId, selections: [[[runners[0]!.interest]]] }],
      };
      return (await stack.client().call(quoteRacingBets, { body })).body;
    };
    const { fixed, pools: totes } = await quote();
    const [forecast, quinella, tricast, show, win, twice] = fixed.map(({ price }) => price);
    expect(forecast!).toBeGreaterThan(quinella!);
    expect(tricast!).toBeGreaterThan(forecast!);
    expect(show).toBe(runners[0]!.prices.show);
    expect(twice).toBeNull();
    const { eachWayTerms } = await day.cardOf(raceId);
    expect(eachWayTerms).toMatchObject({ numerator: 1 });
    expect(fixed[6]).toEqual({ status: "OPEN", price: runners[0]!.prices.eachWay, eachWayTerms });
    expect(fixed.slice(0, 6).map((one) => one.eachWayTerms)).toEqual(Array.from({ length: 6 }, () => null));
    expect(totes).toEqual([{ status: "OPEN" }]);
    const bet = { market: "FIXED", raceId, kind: "tricast", stake: 1, price: tricast };
    const placed = await day.bet(ann!, { ...bet, runners: [first, second, third] });
    expect(placed).toMatchObject({ status: 201, body: { type: "tricast", price: tricast } });
    expect(placed.body.runnerNames).toHaveLength(3);

    await tess!.call(scratchRunner, { params: { raceId }, body: { runner: first!, reason } });
    const after = await quote();
    expect(after.fixed.map(({ status }) => status).slice(0, 5)).toEqual([
      ...Array.from({ length: 4 }, () => "WITHDRAWN"),
      "OPEN",
    ]);
    expect(after.fixed[4]!.price!).toBeLessThan(win!);
    const isCoupled = runners.some(
      ({ interest, number }) => interest === runners[0]!.interest && number !== first,
    );
    expect(after.pools).toEqual([{ status: isCoupled ? "OPEN" : "WITHDRAWN" }]);

    await day.startRace(race.startsAt);
    const closed = await quote();
    expect(new Set(closed.fixed.map(({ status }) => status))).toEqual(new Set(["CLOSED"]));
    expect(closed.pools).toEqual([{ status: "CLOSED" }]);
  });
});

describe("the best-odds guarantee", () => {
  it("applies to bets placed while it is on", async () => {
    const { race, runners } = await day.nextRace(
      (card) => card.runners.length >= 6 && !used.has(card.race.raceId),
    );
    used.add(race.raceId);
    const [runner] = runners;
    const win = { market: "FIXED", raceId: race.raceId, kind: "win", runners: [runner!.number], stake: 2 };
    const place = async () => (await day.bet(ann!, { ...win, price: runner!.prices.win })).body;
    const turn = (isGuaranteed: boolean) =>
      tess!.call(setBestOdds, { params: { raceId: race.raceId }, body: { isGuaranteed, reason } });
    expect(await place()).toMatchObject({ isBestOddsGuaranteed: true });
    expect((await turn(false)).body).toMatchObject({ hasBestOdds: false });
    expect(await day.cardOf(race.raceId)).toMatchObject({ hasBestOdds: false });
    expect(await place()).toMatchObject({ isBestOddsGuaranteed: false });
    await turn(true);
    expect(await place()).toMatchObject({ isBestOddsGuaranteed: true });
    await day.startRace(race.startsAt);
    expect(await turn(false)).toMatchObject({ status: 409, body: { errorCode: "CONFLICT" } });
  });
});
