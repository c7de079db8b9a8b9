import { type Random, seededRandom } from "@parlour/server/kit/random";
import type { RoundSeeder } from "@parlour/server/services/play/games";
import type { HistoryPayments } from "./payments.ts";
import { type HistoryPerson, one } from "./people.ts";
import type { Purses } from "./purses.ts";
import type { Timeline } from "./timeline.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** When people play, in minutes after midnight (UTC). */
const usualTimes = [12 * 60 + 30, 19 * 60 + 10];
/** The lowest balance with which players play, so that the smallest stake of every game is covered. */
const leastMinor = 5_00n;

export type Visit = { person: HistoryPerson; fromMs: number; toMs: number };

type Parts = {
  random: Random;
  timeline: Timeline;
  purses: Purses;
  payments: HistoryPayments;
  rounds: RoundSeeder;
  /** Records a visit; the past login sessions are later created from these records. */
  onVisit(visit: Visit): void;
};

/** Plans the visits of each day up to today: frequent right after people have joined, then less and less frequent. */
export function planVisits(
  parts: Parts,
  people: readonly HistoryPerson[],
  { todayMs, days }: { todayMs: number; days: number },
): void {
  const { random, timeline } = parts;
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
    const midnightMs = todayMs - daysAgo * dayMs;
    const members = people.filter(({ joinedDaysAgo }) => joinedDaysAgo >= daysAgo);
    const visitors = usualTimes.map((): HistoryPerson[] => []);
    for (const person of members) {
      const { joinedDaysAgo, habit } = person;
      const since = joinedDaysAgo - daysAgo;
      // Most people play on the day they join; after that their interest fades.
      const chance = since === 0 ? 85 : habit.daysIn10 * 10 * Math.max(0.2, 1 - since / 16);
      if (random.integer(100) < chance) one(random, visitors).push(person);
    }
    for (const [index, group] of visitors.entries()) {
      const atMs = midnightMs + (usualTimes[index]! + random.integer(100)) * minuteMs;
      // Each visit draws from its own seed, so that a different outcome does not change the other visits.
      const own = { ...parts, random: seededRandom(`visit ${daysAgo} ${index}`) };
      if (group.length > 0) timeline.at(atMs, () => visit(own, group), 25 * minuteMs);
    }
    const restless = members.filter(
      ({ isAtRisk, index }) => isAtRisk && daysAgo % 10 === (index % 80 === 7 ? 3 : 8),
    );
    if (restless.length > 0) planNight(parts, restless, midnightMs);
  }
}

async function visit(parts: Parts, people: readonly HistoryPerson[]): Promise<void> {
  const { random, timeline, purses, payments, onVisit } = parts;
  const fromMs = timeline.clock.now().getTime();
  await payments.deposit(people.filter((person) => purses.of(person) < BigInt(person.habit.stakeMinor * 12)));
  const left = new Map(people.map((person) => [person, 8 + random.integer(12)]));
  while (left.size > 0) {
    timeline.wait(20_000 + random.integer(50_000));
    await playOnce(parts, [...left.keys()], 1);
    for (const [person, rounds] of left) {
      if (rounds > 1) left.set(person, rounds - 1);
      else left.delete(person);
    }
  }
  timeline.wait(minuteMs);
  const toMs = timeline.clock.now().getTime();
  for (const person of people) {
    onVisit({ person, fromMs, toMs });
    const isAhead = purses.of(person) > BigInt(person.habit.depositMinor);
    if (isAhead && random.integer(10) < 3) await payments.withdraw(person);
  }
}

/** Plans a night in which people lose, deposit again and keep playing. */
function planNight(parts: Parts, people: readonly HistoryPerson[], midnightMs: number): void {
  const { timeline, payments, onVisit } = parts;
  for (let part = 0; part < 4; part++) {
    const fromMs = midnightMs + (40 + part * 45) * minuteMs;
    const lastsMs = 40 * minuteMs;
    timeline.at(
      fromMs,
      async () => {
        await payments.deposit(people);
        for (let round = 0; round < 3; round++) {
          timeline.wait(9 * minuteMs);
          await playOnce(parts, people, 8);
        }
        for (const person of people) onVisit({ person, fromMs, toMs: timeline.clock.now().getTime() });
      },
      lastsMs,
    );
  }
}

/** Plays a round for everybody who can afford one, at the usual stake times `factor`, all in one commit. */
async function playOnce(
  { random, timeline, purses, rounds }: Parts,
  people: readonly HistoryPerson[],
  factor: number,
): Promise<void> {
  const playing = people.filter((person) => purses.of(person) >= leastMinor);
  if (playing.length === 0) return;
  const at = timeline.clock.now().getTime().toString(36);
  const balances = await rounds.play(
    playing.map((person) => {
      const wanted = person.habit.stakeMinor * factor * (random.integer(6) === 0 ? 2 : 1);
      const { gameId, bet } = one(random, person.games);
      return {
        playerId: person.id,
        currency: person.currency,
        gameId,
        roundId: `round_sandbox_${person.index}_${at}`,
        bet,
        stakeMinor: Math.min(wanted, Number(purses.of(person))),
      };
    }),
  );
  for (const [playerId, balanceMinor] of balances) purses.set(playerId, balanceMinor);
}
