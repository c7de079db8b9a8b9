import { randomUUID } from "node:crypto";
import { racingMessage } from "@parlour/contracts/entities/racing-feed";
import { house, poolAccount } from "@parlour/ledger/accounts";
import { announceRace, pricesOf } from "@parlour/server/services/racing/racing-feed/conformance";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededNumbers } from "../simulation/seeded-numbers.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { type Crashes, crashesOf } from "../testing-crashes.ts";
import { type RaceDay, raceDay, raceDayEnvironment } from "../testing-racing.ts";

const meetings = process.env.FULL_FAULTS ? 12 : 2;
const BETS_PER_MEETING = 40;
const RACES = 7;
/** How long a killed server keeps others from settling a meeting, and a little more. */
const LEASE_MS = 25_000;
/** No message takes more statements than this, so a kill after more of them does not happen. */
const MOST_STATEMENTS = 60;
const currency = "USD";
/** Runners 2 and 3 are coupled. */
const interests = [1, 2, 4, 5, 6];

const numbers = seededNumbers(23);
let stack: TestStack;
let day: RaceDay;
let crashes: Crashes;
let kills = 0;

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  day = raceDay(stack);
  crashes = crashesOf(stack.kit.db.pool, numbers);
});
afterAll(() => stack?.close());

/** Does something that may be repeated, killing the server at a random statement; then does it again. */
async function killDuring(work: () => Promise<unknown>): Promise<void> {
  if (numbers.chance(0.3)) return void (await work());
  const isKilled = await crashes.runUntil(1 + numbers.integer(MOST_STATEMENTS), work);
  if (!isKilled) return;
  kills++;
  stack.clock.advance(LEASE_MS);
  await work();
}

async function send(message: object): Promise<void> {
  const { outcome, reason } = await stack.ports.racingFeed.receive(
    "test-racing",
    racingMessage.parse(message),
  );
  // A message that was stored before the server was killed is a repeated one.
  if (outcome !== "APPLIED" && outcome !== "REPEATED")
    throw new Error(`The feed answered ${outcome}: ${reason}`);
}

type OpenRace = { id: string; scratched: number[]; tell(rest: object): Promise<void> };

async function openMeeting(): Promise<OpenRace[]> {
  const { courseId, meetingMessage } = announceRace(stack.clock.now());
  await send(meetingMessage(1, "good"));
  const races: OpenRace[] = [];
  for (let number = 1; number <= RACES; number++) {
    const { race, message, card } = announceRace(stack.clock.now(), number, courseId);
    let sequence = 0;
    const tell = async (rest: object) => {
      const one = message(++sequence, rest);
      await killDuring(() => send(one));
    };
    await tell({ type: "card", ...card });
    await tell(pricesOf());
    races.push({ id: race, scratched: [], tell });
  }
  return races;
}

const some = (from: readonly number[], most: number): number[] =>
  shuffled(from)
    .slice(0, 1 + numbers.integer(most))
    .toSorted((a, b) => a - b);

function shuffled<Value>(values: readonly Value[]): Value[] {
  const left = [...values];
  return values.map(() => left.splice(numbers.integer(left.length), 1)[0]!);
}

const places = { win: 1, place: 1, exacta: 2, quinella: 2, trifecta: 3 } as const;
/** The pools over several races, with the number of their first race and of their legs. */
const overRaces = { "daily-double": [1, 2], "pick-3": [1, 3], "pick-5": [3, 5], "pick-6": [2, 6] } as const;

async function randomBet(races: readonly OpenRace[]): Promise<Record<string, unknown>> {
  const stake = 1 + numbers.integer(100) / 100;
  const kind = numbers.pick(["FIXED", "RACE", "LEGS", "LEGS"] as const);
  const race = numbers.pick(races);
  if (kind === "FIXED") {
    const { runners } = await day.cardOf(race.id);
    const runner = numbers.pick(runners.filter(({ prices }) => prices.win !== null));
    return {
      market: "FIXED",
      raceId: race.id,
      kind: "win",
      runners: [runner.number],
      price: runner.prices.win,
      stake,
    };
  }
  const poolOf = ({ id }: OpenRace, type: string) => `${id.replace("race_", "pool_")}_${type}`;
  if (kind === "RACE") {
    const [type, count] = numbers.pick(Object.entries(places));
    const choice = shuffled(interests);
    // A different horse in each place, and sometimes one more.
    const selection = Array.from({ length: count }, (_, at) => [choice[at]!]);
    if (numbers.chance(0.5)) selection[0]!.push(choice[count]!);
    return { market: "POOL", poolId: poolOf(race, type), selections: [selection], stake };
  }
  const [type, [first, count]] = numbers.pick(Object.entries(overRaces));
  const selection = Array.from({ length: count }, () => some(interests, 2));
  return { market: "POOL", poolId: poolOf(races[first - 1]!, type), selections: [selection], stake };
}

/** Places a bet, whose answer may be lost; the player asks again with the same key. */
async function place(player: TestClient, body: Record<string, unknown>): Promise<string> {
  const key = randomUUID();
  let betId = "";
  await killDuring(async () => {
    const answer = await day.bet(player, body, key);
    // The server has no answer for the player if it was killed, so this is no refusal.
    if (answer.status >= 500) throw new Error(`The bet was answered with ${answer.status}`);
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    betId = answer.body.betId;
  });
  return betId;
}

/** An order of finish of the horses that run, with dead heats and horses that fall. */
function randomOrder({ scratched }: OpenRace, nonStarters: readonly number[] = []): number[][] {
  const out = [...scratched, ...nonStarters];
  const finishers = shuffled([1, 2, 3, 4, 5, 6].filter((number) => !out.includes(number)));
  const order: number[][] = [];
  for (const runner of finishers.slice(0, finishers.length - numbers.integer(2))) {
    if (order.length > 0 && numbers.chance(0.2)) order.at(-1)!.push(runner);
    else order.push([runner]);
  }
  return order;
}

async function scratch(race: OpenRace): Promise<void> {
  const number = 1 + numbers.integer(6);
  await race.tell({ type: "scratch", number });
  race.scratched.push(number);
}

async function run(race: OpenRace): Promise<void> {
  await race.tell({ type: "off" });
  if (numbers.chance(0.1)) return await race.tell({ type: "void" });
  await race.tell({ type: "result", order: randomOrder(race), nonStarters: [] });
  await settleAll();
  if (!numbers.chance(0.4)) return;
  const nonStarters = shuffled([1, 4, 5].filter((one) => !race.scratched.includes(one))).slice(
    0,
    numbers.integer(2),
  );
  await race.tell({ type: "correction", order: randomOrder(race, nonStarters), nonStarters });
}

const unsettled = () =>
  stack.kit.db.query<{ id: string }>(
    `select id from racing_races where provider = 'test-racing' and settled_at is null
       and state in ('RUNNING', 'OFFICIAL', 'VOID')`,
  );

/** Settles what a killed server has left, under the same risk. */
async function settleAll(): Promise<void> {
  await killDuring(day.step);
  for (let steps = 0; (await unsettled()).length > 0; steps++) {
    if (steps === 20) throw new Error("races stay unsettled");
    stack.clock.advance(LEASE_MS);
    await day.step();
  }
}

it("conserves money while servers are killed during bets, scratches, results and corrections", {
  timeout: 120_000 * meetings,
}, async () => {
  const punters = await Promise.all([1, 2, 3].map(() => day.addPunter(100_000_000n)));
  const placed: string[] = [];
  // The next meeting is open while this one is run, so that its pools receive the carry-overs.
  let next = await openMeeting();
  for (let meeting = 0; meeting < meetings; meeting++) {
    const races = next;
    for (let bet = 0; bet < BETS_PER_MEETING; bet++)
      placed.push(await place(numbers.pick(punters), await randomBet(races)));
    if (meeting < meetings - 1) next = await openMeeting();
    await scratch(numbers.pick(races.slice(0, 3)));
    for (const [at, race] of races.entries()) {
      await run(race);
      // A horse of a later leg is scratched after the pools over several races have closed.
      if (at === 2) await scratch(races[5]!);
    }
    await settleAll();
    expect(await day.expectBooksAgree()).toBeGreaterThan(0);
  }

  expect(kills).toBeGreaterThan(meetings * 10);
  expect(new Set(placed).size).toBe(meetings * BETS_PER_MEETING);
  const bets = await stack.kit.db.query<{ id: string; outcome: string; stakes: number; isPaid: boolean }>(
    `select b.id, b.outcome,
         (select count(*)::int from ledger.posting p where p.player_id = b.player_id and p.id = b.id || '/stake'
            and p.outcome = 'POSTED') as stakes,
         exists (select from ledger.posting p where p.player_id = b.player_id and p.id like b.id || '/settle%')
           as "isPaid"
       from racing_bets b where b.id = any($1)`,
    [placed],
  );
  expect(bets).toHaveLength(placed.length);
  expect(bets.filter(({ outcome }) => outcome === "OPEN")).toEqual([]);
  expect(bets.filter(({ stakes, isPaid }) => stakes !== 1 || !isPaid)).toEqual([]);
  // What no pool could pay is waiting in the accounts of pools, and nothing else is.
  const [left] = await stack.kit.db.query<{ balance: string; waiting: string }>(
    `select (select coalesce(sum(balance), 0)::text from ledger.account where player_id = $1 and id like $2)
         as balance,
       (select coalesce(sum(greatest(rtrim(statement ->> 'carryOverMinor', 'n')::bigint - carried_minor, 0)), 0)::text
          from racing_pools where settled_at is not null) as waiting`,
    [house, `${poolAccount("", currency).id}%`],
  );
  expect(left!.balance).toBe(left!.waiting);
  const types = await stack.kit.db.query<{ type: string }>(
    "select distinct type from racing_pools where settled_at is not null",
  );
  expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(["daily-double", "pick-3", "pick-6"]));
});
