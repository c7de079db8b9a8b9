import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { cancelPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/cancel-poker-tournament";
import { createPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/create-poker-tournament";
import { listDeskPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-desk-poker-tournaments";
import { listPokerTournamentTemplates } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournament-templates";
import { listPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournaments";
import { verifyLedger } from "@parlour/ledger/verify";
import { isRefusal } from "@parlour/server/kit/refusal";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishSchedule } from "../../server/services/poker/poker-tournaments/driver.ts";
import { takeBuyIn } from "../../server/services/poker/poker-tournaments/entry-money.ts";
import { listEntries } from "../../server/services/poker/poker-tournaments/entry-store.ts";
import { scheduledTemplates } from "../../server/services/poker/poker-tournaments/templates.ts";
import type { TournamentParts } from "../../server/services/poker/poker-tournaments/tournament-parts.ts";
import {
  findTournament,
  insertTournament,
} from "../../server/services/poker/poker-tournaments/tournament-store.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { tournamentCalls, tournamentFloor } from "../testing-tournaments.ts";

const { unlocked, register, unregister, details, until } = tournamentCalls;
const minuteMs = 60_000;
const reason = "Saturday special";

let stack: TestStack;
let gwen: TestClient;
let floor: ReturnType<typeof tournamentFloor>;
let starts = 0;
beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    env: { SHARED_ROUND_PACE: "20" },
    authoriseOperator: authoriseTestOperator,
  });
  gwen = actAsOperator(stack.client(), "gwen", ["GAMES"]);
  floor = tournamentFloor(stack);
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const startsIn = (minutes: number) => new Date(stack.clock.now().getTime() + minutes * minuteMs);

/**
 * Creates a tournament as an operator. Each one starts at its own time, which differs from the start times of
 * the daily tournaments.
 */
async function create(change: Partial<Parameters<typeof bodyOf>[0]> = {}) {
  starts += 1;
  const answer = await gwen.call(createPokerTournament, { body: bodyOf(change) });
  expect(answer.status).toBe(201);
  return answer.body;
}

const bodyOf = (change: object) => ({
  templateId: "small-hyper",
  name: "Saturday Special",
  startsAt: startsIn(10.5 + starts).toISOString(),
  buyIn: 10,
  fee: 1,
  guarantee: 0,
  entriesMin: 2,
  entriesMax: 50,
  reason,
  ...change,
});

/** Creates a tournament with two-seat tables, so that a few players fill several of them. */
async function createSmallTables(lateLevels = 0): Promise<string> {
  starts += 1;
  const { config } = scheduledTemplates.find(({ id }) => id === "small-hyper")!;
  const id = stack.kit.random.id("tournament");
  const entryRules = { ...config.entryRules, lateLevels };
  const terms = { ...config, seatCount: 2, guarantee: 0, entryRules };
  const startsAt = startsIn(10.5 + starts);
  await insertTournament(
    stack.kit.db,
    { id, templateId: "test", config: terms, startsAt },
    stack.clock.now(),
  );
  return id;
}

const addPlayers = async (count: number) => {
  const people: TestClient[] = [];
  for (let at = 0; at < count; at++) people.push((await addFundedPlayer(stack, { currency: "USD" })).client);
  return people;
};

/** Advances the clock to the tournament's start. */
async function start(client: TestClient, id: string) {
  const { startsAt } = await details(client, id);
  stack.clock.advance(Math.max(0, startsAt! - stack.clock.now().getTime()));
  return await until(
    () => details(client, id),
    ({ status }) => status !== "REGISTERING",
  );
}

const isSettled = async (id: string) =>
  (await stack.kit.db.query("select from poker_tournaments where id = $1 and is_settled", [id])).length === 1;
const settled = (id: string) =>
  until(
    () => isSettled(id),
    (is) => is,
  );

it("opens the daily schedule once, with a freeroll and practice that starts soon", async () => {
  await publishSchedule(stack);
  await publishSchedule(stack);
  const { body } = await stack.client().call(listPokerTournaments);
  const scheduled = body.tournaments.filter(({ startsAt }) => startsAt !== null);
  expect(new Set(scheduled.map(({ name, startsAt }) => `${name} ${startsAt}`)).size).toBe(scheduled.length);
  const practice = scheduled.find(({ currency }) => currency === null)!;
  expect(practice.startsAt! - stack.clock.now().getTime()).toBeLessThanOrEqual(10 * minuteMs);
  const freeroll = scheduled.find(({ name }) => name === "Welcome Freeroll")!;
  expect(freeroll).toMatchObject({ buyIn: 0, fee: 0, guarantee: 25, prizePool: 25, registration: "OPEN" });
});

it("lets games operators create from templates and nobody else, and keeps an audit trail", async () => {
  const sam = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  expect((await sam.call(listPokerTournamentTemplates)).status).toBe(403);
  expect((await sam.call(createPokerTournament, { body: bodyOf({}) })).status).toBe(403);
  const { templates } = (await gwen.call(listPokerTournamentTemplates)).body;
  expect(templates.map(({ id }) => id)).toContain("small-hyper");
  const { id } = await create({ guarantee: 100 });
  expect(await details(gwen, id)).toMatchObject({ guarantee: 100, prizePool: 100, status: "REGISTERING" });
  const past = { startsAt: startsIn(-1).toISOString() };
  expect(await gwen.call(createPokerTournament, { body: bodyOf(past) })).toMatchObject({ status: 422 });
  const twice = { startsAt: new Date((await details(gwen, id)).startsAt!).toISOString() };
  expect(await gwen.call(createPokerTournament, { body: bodyOf(twice) })).toMatchObject({ status: 409 });
  starts += 1;
  const { reason: _, ...costly } = bodyOf({ guarantee: 5_000, entriesMax: 2 });
  expect((await gwen.call(createPokerTournament, { body: { ...costly, reason } })).body).toMatchObject({
    errorCode: "SECOND_PERSON_REQUIRED",
  });
  const request = { body: { kind: "POKER_TOURNAMENT", data: costly, reason } };
  const { body: proposal } = await gwen.call(proposeChange, request);
  expect(proposal.summary).toMatch(/at most \$4,980/);
  const greg = actAsOperator(stack.client(), "greg", ["GAMES"]);
  const approve = { params: { id: proposal.id }, body: { decision: "APPROVE" as const, reason } };
  expect((await gwen.call(decideProposal, approve)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  expect((await greg.call(decideProposal, approve)).body).toMatchObject({ state: "APPROVED" });
  const { tournaments } = (await stack.client().call(listPokerTournaments)).body;
  const created = tournaments.find(({ guarantee }) => guarantee === 5_000);
  expect(created?.startsAt).toBe(Date.parse(costly.startsAt));
  const params = { tournamentId: created!.id };
  expect((await gwen.call(cancelPokerTournament, { params, body: { reason } })).status).toBe(200);
  const { body: listed } = await gwen.call(listDeskPokerTournaments, { query: { limit: 1 } });
  expect(listed.items).toHaveLength(1);
  expect(listed.nextCursor).not.toBeNull();
  const next = await gwen.call(listDeskPokerTournaments, { query: { cursor: listed.nextCursor! } });
  expect(next.body.items.map((one) => one.id)).not.toContain(listed.items[0]!.id);
  const cancelled = await gwen.call(cancelPokerTournament, {
    params: { tournamentId: id },
    body: { reason },
  });
  expect(cancelled.body.status).toBe("CANCELLED");
  const admin = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  const { body: audit } = await admin.call(listAuditEntries, { query: { subject: `pokerTournament:${id}` } });
  expect(audit.items.map(({ reason: given }) => given)).toEqual([reason, reason]);
});

it("keeps or returns a buy-in that one server takes and another is refused, never both", async () => {
  const { client: ann } = await addFundedPlayer(stack, { currency: "USD" });
  const { id } = await create();
  expect((await register(ann, id)).status).toBe(201);
  const { db } = stack.kit;
  const tournament = (await findTournament(db, id))!;
  const entry = { ...(await listEntries(db, [id]))[0]!, status: "TAKING" as const };
  const { wagering } = stack.ports;
  const refusing: Pick<typeof wagering, "apply"> = {
    apply: async (operation) =>
      operation.kind === "place" ? answerWith("NOT_ADMITTED") : await wagering.apply(operation),
  };
  const take = (by: Pick<typeof wagering, "apply">) =>
    takeBuyIn({ kit: stack.kit, wagering: by } as TournamentParts, tournament, entry);
  expect(await take(refusing)).toBeNull();
  expect(await unlocked(ann)).toBe(1_000 - 11);
  expect(await listEntries(db, [id])).toMatchObject([{ status: "REGISTERED" }]);
  await db.query("update poker_tournament_entries set status = 'TAKING' where id = $1", [entry.id]);
  expect(isRefusal((await take(refusing))!)).toBe(true);
  expect(isRefusal((await take(wagering))!)).toBe(true);
  expect(await unlocked(ann)).toBe(1_000);
  expect(await listEntries(db, [id])).toEqual([]);
  await gwen.call(cancelPokerTournament, { params: { tournamentId: id }, body: { reason } });
});

it("refunds everything when too few players registered, and when an operator cancels before the start", async () => {
  const [ann, bob] = await addPlayers(2);
  const lonely = await create({ entriesMin: 3 });
  const cancelled = await create();
  for (const { id } of [lonely, cancelled]) {
    expect((await register(ann!, id)).status).toBe(201);
    expect((await register(bob!, id)).status).toBe(201);
  }
  expect((await unregister(bob!, lonely.id)).status).toBe(200);
  expect(await unlocked(bob!)).toBe(1_000 - 11);
  await gwen.call(cancelPokerTournament, { params: { tournamentId: cancelled.id }, body: { reason } });
  expect((await start(ann!, lonely.id)).status).toBe("CANCELLED");
  await Promise.all([settled(lonely.id), settled(cancelled.id)]);
  for (const client of [ann!, bob!]) expect(await unlocked(client)).toBe(1_000);
  expect(await floor.houseBalance(`pokerTournaments:USD:${lonely.id}`)).toBe(0);
  expect(await register(ann!, cancelled.id)).toMatchObject({ status: 409 });
});

it("takes late entries and re-entries, pays the guarantee and leaves its account empty", async () => {
  const people = await addPlayers(3);
  const [ann, bob, late] = people as [TestClient, TestClient, TestClient];
  const promotions = await floor.houseBalance("promotions:USD");
  const revenue = await floor.houseBalance("revenuePoker:USD");
  // This template has long levels, so that registration stays open however fast the test moves the clock.
  const { id } = await create({ templateId: "main", guarantee: 100 });
  for (const client of [ann, bob]) expect((await register(client, id)).status).toBe(201);
  expect(await start(ann, id)).toMatchObject({ status: "RUNNING", registration: "LATE", prizePool: 100 });
  expect((await register(late, id)).status).toBe(201);
  await until(
    () => details(late, id),
    ({ tables }) => tables.some(({ isYours }) => isYours),
  );
  // Ann and Bob move all in until one of them busts and re-enters. The late player is absent.
  await floor.playAllTables([ann, bob], id, ({ players, status }) => {
    expect(status).toBe("RUNNING");
    return players.some(({ place }) => place !== null);
  });
  const ownResult = async (client: TestClient) =>
    (await details(client, id)).players.find(({ isYou }) => isYou)!;
  const again = (await ownResult(ann)).place === null ? bob : ann;
  expect(await ownResult(again)).toMatchObject({ place: 3, prize: 0 });
  expect((await register(again, id)).status).toBe(201);
  await until(
    () => details(again, id),
    ({ isYours, tables }) => isYours && tables.some((table) => table.isYours),
  );
  expect(await ownResult(again)).toMatchObject({
    entries: 2,
    place: null,
  });
  await floor.playAllTables(people, id, ({ status }) => status === "FINISHED");
  await settled(id);
  const over = await details(ann, id);
  expect(over).toMatchObject({ entries: 4, prizes: [100], registration: "CLOSED" });
  expect(over.players.find(({ place }) => place === 1)?.prize).toBe(100);
  expect(await floor.houseBalance(`pokerTournaments:USD:${id}`)).toBe(0);
  expect(await floor.houseBalance("promotions:USD")).toBe(promotions - 6_000);
  expect(await floor.houseBalance("revenuePoker:USD")).toBe(revenue + 400);
  const balances = await Promise.all(people.map(unlocked));
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(3_000 - 4 * 11 + 100);
});

it("pays a freeroll's prize to players who paid nothing", async () => {
  const people = await addPlayers(2);
  const { id } = await create({ templateId: "freeroll", buyIn: 0, fee: 0, guarantee: 25 });
  for (const client of people) expect((await register(client, id)).status).toBe(201);
  expect((await start(people[0]!, id)).status).toBe("RUNNING");
  await floor.playAllTables(people, id, ({ status }) => status === "FINISHED");
  await settled(id);
  const balances = await Promise.all(people.map(unlocked));
  expect(balances.sort((a, b) => a - b)).toEqual([1_000, 1_025]);
});

it("balances and breaks tables, deals hand for hand on the bubble, and pays every place", async () => {
  const people = await addPlayers(7);
  const id = await createSmallTables();
  for (const client of people) expect((await register(client, id)).status).toBe(201);
  const running = await start(people[0]!, id);
  expect(running.tables.map(({ players }) => players)).toEqual([2, 2, 2, 1]);
  let sawHandForHand = false;
  await floor.playAllTables(people, id, ({ status, isHandForHand, players, startingChips, tables }) => {
    if (status === "FINISHED") return true;
    const left = players.filter(({ place }) => place === null);
    expect(left.reduce((sum, { stack }) => sum + (stack ?? 0), 0)).toBeLessThanOrEqual(7 * startingChips);
    if (isHandForHand) {
      sawHandForHand = true;
      // A player may just have been eliminated while the tournament is still marked as hand-for-hand.
      expect(tables.length).toBe(2);
      expect([2, 3]).toContain(left.length);
    }
    return false;
  });
  await settled(id);
  const over = await details(people[0]!, id);
  expect(sawHandForHand).toBe(true);
  expect(over.prizes).toEqual([4.55, 2.45]);
  expect(over.players.reduce((sum, { prize }) => sum + prize!, 0)).toBeCloseTo(7);
  // Bots that are left are ranked by their chips, and those with equal chips share a place.
  const places = over.players.map(({ place }) => place ?? 0);
  expect(Math.min(...places)).toBe(1);
  expect(await floor.houseBalance(`pokerTournaments:USD:${id}`)).toBe(0);
});

it("shares the pool by rule when an operator cancels a running tournament", async () => {
  const people = await addPlayers(4);
  const id = await createSmallTables();
  for (const client of people) expect((await register(client, id)).status).toBe(201);
  await start(people[0]!, id);
  await floor.playAllTables(people, id, ({ players }) => players.some(({ place }) => place !== null));
  const before = await details(people[0]!, id);
  const out = before.players.filter(({ place }) => place !== null).length;
  const { body } = await gwen.call(cancelPokerTournament, { params: { tournamentId: id }, body: { reason } });
  expect(body.status).toBe("CANCELLED");
  expect(body.tables.every(({ players }) => players === 0)).toBe(true);
  await settled(id);
  const balances = await Promise.all(people.map(unlocked));
  // Eliminated players lose their buy-in and fee; the others share the pool and get their fees back.
  expect(balances.filter((balance) => balance === 1_000 - 1.1)).toHaveLength(out);
  expect(balances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(4_000 - 0.1 * out);
  expect(await floor.houseBalance(`pokerTournaments:USD:${id}`)).toBe(0);
});

it("seats a newcomer among bots at three tables and ends when they are out", async () => {
  const [client] = await addPlayers(1);
  const { id } = await floor.openTournament("Three Tables");
  expect((await register(client!, id)).status).toBe(201);
  const running = await until(
    () => details(client!, id),
    ({ status }) => status === "RUNNING",
  );
  expect(running.tables.map(({ players }) => players)).toEqual([6, 6, 6]);
  expect(running.players.filter(({ isBot }) => isBot)).toHaveLength(17);
  await floor.playAllTables([client!], id, ({ status }) => status === "FINISHED");
  const over = await details(client!, id);
  // Bots that are left are ranked by their chips, and those with equal chips share a place.
  const places = over.players.map(({ place }) => place ?? 0);
  expect(Math.min(...places)).toBe(1);
  expect(await unlocked(client!)).toBe(1_000);
});
