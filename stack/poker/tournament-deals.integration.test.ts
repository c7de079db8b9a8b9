import { negotiatePokerDeal } from "@parlour/contracts/calls/poker/poker-tournaments/negotiate-poker-deal";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { joinTable, type PokerClient } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { tournamentCalls, tournamentFloor } from "../testing-tournaments.ts";

const { unlocked, register, details, until } = tournamentCalls;

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", env: { SHARED_ROUND_PACE: "20" } });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const say = (client: TestClient, tournamentId: string, body: Record<string, unknown>) =>
  client.call(negotiatePokerDeal, { params: { tournamentId }, body: body as never });
const poolBalance = (id: string) => tournamentFloor(stack).houseBalance(`pokerTournaments:USD:${id}`);

const ownShare = async (client: TestClient, id: string): Promise<number> =>
  (await details(client, id)).deal!.agreed!.shares.find(({ isYou }) => isYou)!.amount;

/** Starts a heads-up sit & go. */
async function startDuel() {
  const { id, buyIn, fee } = await tournamentFloor(stack).openTournament("Quick Duel");
  const people: TestClient[] = [];
  for (let at = 0; at < 2; at++) people.push((await addFundedPlayer(stack, { currency: "USD" })).client);
  for (const client of people) expect((await register(client, id)).status).toBe(201);
  const running = await read(people[0]!, id, ({ status }) => status === "RUNNING");
  const seats: PokerClient[] = [];
  for (const client of people) seats.push(await joinTable(client, stack.origin, running.tableId!));
  return { id, buyIn, fee, people, seats };
}

const read = (client: TestClient, id: string, holds: (details: PokerTournamentDetails) => boolean) =>
  until(() => details(client, id), holds);

/** The number of the current hand, or 0 before the first one, when players may already negotiate. */
const numberOf = (seat: PokerClient): number => seat.view().hand?.number ?? 0;

async function talk(duel: Awaited<ReturnType<typeof startDuel>>): Promise<PokerTournamentDetails> {
  for (const client of duel.people)
    expect((await say(client, duel.id, { action: "TALK", value: true })).status).toBe(200);
  for (;;) {
    const now = await details(duel.people[0]!, duel.id);
    if (now.deal?.isTalking) return now;
    // The running hand is folded, so that the table can pause.
    await duel.seats.find((seat) => seat.isToAct())?.act("fold");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it("ends a tournament by a deal that all accept, and pays every share exactly once", async () => {
  const duel = await startDuel();
  const [ann, ben] = duel.people as [TestClient, TestClient];
  const stranger = (await addFundedPlayer(stack, { currency: "USD" })).client;
  expect(await say(stranger, duel.id, { action: "TALK", value: true })).toMatchObject({ status: 409 });
  expect(await say(ann, "tournament_unknown", { action: "TALK", value: true })).toMatchObject({
    status: 404,
  });
  // A proposal is refused until all players want to negotiate and the hand is over.
  expect(await say(ann, duel.id, { action: "PROPOSE", kind: "icm", rest: 0 })).toMatchObject({ status: 409 });
  const talking = await talk(duel);
  expect(talking.deal!.offers.map(({ kind }) => kind)).toEqual(["icm", "chipChop"]);
  const number = numberOf(duel.seats[0]!);
  stack.clock.advance(20_000);
  expect(await say(ann, duel.id, { action: "PROPOSE", kind: "icm", rest: 10_000 })).toMatchObject({
    body: { errorCode: "DEAL_NOT_POSSIBLE" },
  });
  const proposed = await say(ann, duel.id, { action: "PROPOSE", kind: "icm", rest: 0 });
  const proposal = proposed.body.deal!.proposal!;
  expect(proposal.shares.map(({ hasAccepted }) => hasAccepted).sort()).toEqual([false, true]);
  expect(await say(ben, duel.id, { action: "PROPOSE", kind: "icm", rest: 0 })).toMatchObject({ status: 409 });
  const accept = { action: "ANSWER", proposalId: proposal.id, isAccepted: true };
  expect(await say(ben, duel.id, { ...accept, proposalId: "deal_other" })).toMatchObject({ status: 409 });
  // No hand is dealt while the players negotiate.
  expect(numberOf(duel.seats[0]!)).toBe(number);
  expect((await say(ben, duel.id, accept)).status).toBe(200);
  expect(await say(ben, duel.id, accept)).toMatchObject({ status: 409 });

  const over = await read(ann, duel.id, ({ status }) => status === "FINISHED");
  const shares = over.deal!.agreed!.shares;
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(2 * duel.buyIn);
  await until(
    () => poolBalance(duel.id),
    (balance) => balance === 0,
  );
  for (const client of duel.people) {
    const won = await ownShare(client, duel.id);
    expect(won).toBeGreaterThan(0);
    expect(await unlocked(client)).toBeCloseTo(1_000 - duel.buyIn - duel.fee + won);
  }
  for (const seat of duel.seats) seat.close();
});

it("plays on if a player refuses, stops talking or lets the time pass", async () => {
  const duel = await startDuel();
  const [ann, ben] = duel.people as [TestClient, TestClient];
  const playsOn = async () => {
    const before = numberOf(duel.seats[0]!);
    stack.clock.advance(10_000);
    await duel.seats[0]!.until(({ hand }) => (hand?.number ?? 0) > before);
    expect((await details(ann, duel.id)).deal).toMatchObject({ isTalking: false, proposal: null });
  };
  await talk(duel);
  const { body } = await say(ann, duel.id, { action: "PROPOSE", kind: "chipChop", rest: 0 });
  const { id: proposalId } = body.deal!.proposal!;
  const refused = await say(ben, duel.id, { action: "ANSWER", proposalId, isAccepted: false });
  expect(refused.body.deal).toMatchObject({ isTalking: false, talkers: [], proposal: null });
  await playsOn();
  await talk(duel);
  await say(ann, duel.id, { action: "TALK", value: false });
  await playsOn();
  await talk(duel);
  await say(ann, duel.id, { action: "PROPOSE", kind: "icm", rest: 0 });
  stack.clock.advance(60_000);
  await playsOn();
  expect(await poolBalance(duel.id)).toBe(2 * (duel.buyIn + duel.fee) * 100);
  for (const seat of duel.seats) seat.close();
});

it("plays for the rest after a deal, and pays it to the winner on top of the share", async () => {
  const duel = await startDuel();
  const [ann, ben] = duel.people as [TestClient, TestClient];
  await talk(duel);
  const { body } = await say(ann, duel.id, { action: "PROPOSE", kind: "icm", rest: 1 });
  const { id: proposalId } = body.deal!.proposal!;
  expect((await say(ben, duel.id, { action: "ANSWER", proposalId, isAccepted: true })).status).toBe(200);
  expect(await details(ann, duel.id)).toMatchObject({ status: "RUNNING", deal: { mayTalk: false } });
  expect(await say(ann, duel.id, { action: "TALK", value: true })).toMatchObject({ status: 409 });
  const shares = [await ownShare(ann, duel.id), await ownShare(ben, duel.id)];
  expect(shares[0]! + shares[1]! + 1).toBeCloseTo(2 * duel.buyIn);
  await tournamentFloor(stack).playAllIn(
    duel.seats,
    async () => (await details(ann, duel.id)).status === "FINISHED",
  );
  await until(
    () => poolBalance(duel.id),
    (balance) => balance === 0,
  );
  for (const [at, client] of duel.people.entries()) {
    const { place } = (await details(client, duel.id)).players.find(({ isYou }) => isYou)!;
    const won = shares[at]! + (place === 1 ? 1 : 0);
    expect(await unlocked(client)).toBeCloseTo(1_000 - duel.buyIn - duel.fee + won);
  }
  for (const seat of duel.seats) seat.close();
});
