import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal } from "@parlour/server/kit/refusal";
import {
  createRacebook,
  listRacesBefore,
  type Racebook,
  seedWinBets,
} from "@parlour/server/services/racing/racebook";
import {
  calendarMessages,
  type Fixture,
  fixturesBetween,
} from "@parlour/server/services/sports/sports-calendar";
import {
  createBetPlacer,
  createSportsFeed,
  type SportsbookPorts,
} from "@parlour/server/services/sports/sportsbook";
import { jointOf, type Market, marketId, priceMarket, sports } from "@parlour/sports";
import type { Wagering } from "@parlour/wagering";
import { type HistoryPerson, one } from "./people.ts";
import type { Purses } from "./purses.ts";
import type { Timeline } from "./timeline.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const result: Market = { kind: "result", of: "points", period: "match" };
/** The competitions that the invented people bet on. The demo bettor's competition is left out. */
const competitions = ["liga-meridiana"];
const matchDays = 10;
const raceDays = 6;
const betsOnEach = 5;
/** The stake of a bet, as a multiple of the person's usual stake. */
const stakes = 5n;

type Parts = {
  kit: Kit;
  timeline: Timeline;
  purses: Purses;
  wagering: Wagering;
  people: readonly HistoryPerson[];
};

/** Chooses people who have joined, bet on this kind of event and can afford a bet. */
function chooseBettors(
  { kit, purses, people, timeline }: Parts,
  kind: HistoryPerson["betsOn"],
  todayMs: number,
): HistoryPerson[] {
  const daysAgo = (todayMs + dayMs - timeline.clock.now().getTime()) / dayMs;
  const able = people.filter(
    (person) =>
      person.betsOn === kind && person.joinedDaysAgo > daysAgo && purses.of(person) >= stakeOf(person) * 2n,
  );
  const first = able.length === 0 ? 0 : kit.random.integer(able.length);
  return [...able.slice(first), ...able.slice(0, first)].slice(0, betsOnEach);
}

const stakeOf = ({ habit }: HistoryPerson): bigint => {
  const wanted = BigInt(habit.stakeMinor) * stakes;
  return wanted > 100_00n ? 100_00n : wanted;
};

/** Plans bets on matches of the built-in calendar, which prices, plays and settles them as usual. */
export function planSports(
  parts: Parts,
  ports: Omit<SportsbookPorts, "wagering">,
  { todayMs, days }: { todayMs: number; days: number },
): void {
  const { kit, timeline, purses, wagering } = parts;
  const sportsbook = { ...ports, wagering };
  const feed = createSportsFeed(kit, sportsbook);
  const placeBet = createBetPlacer({ ...sportsbook, kit });
  const { secrets } = kit.config;
  for (let daysAgo = Math.min(matchDays, days - 2); daysAgo > 0; daysAgo--) {
    const dayStartMs = todayMs - daysAgo * dayMs;
    const [fixture] = fixturesBetween(dayStartMs + 16 * hourMs, dayStartMs + 22 * hourMs, {
      only: competitions,
    });
    if (fixture === undefined) continue;
    const messages = calendarMessages(fixture, secrets.provider);
    timeline.at(fixture.startsAtMs - 40 * minuteMs, async () => {
      const prices = priceResult(fixture);
      await feed.receive("calendar", messages.fixture(1, fixture.startsAtMs));
      await feed.receive("calendar", messages.prices(2, [prices]));
      for (const person of chooseBettors(parts, "sports", todayMs)) {
        timeline.wait(20_000);
        const { outcome, price } = one(kit.random, prices.outcomes);
        const stakeMinor = stakeOf(person);
        const bet = await placeBet({
          playerId: person.id,
          sessionId: null,
          key: `sandbox ${fixture.id}`,
          body: {
            selections: [
              { event: fixture.id, legs: [{ market: marketId(result), outcome }], price: price! / 1000 },
            ],
            type: "SINGLE",
            stake: Number(stakeMinor) / 100,
            currency: person.currency,
            priceChange: "any",
          },
        });
        if (isRefusal(bet))
          throw new Error(`A bet on ${fixture.id} was refused: ${JSON.stringify(bet.body)}`);
        purses.add(person, -stakeMinor);
      }
    });
    timeline.at(fixture.startsAtMs + 2 * hourMs, async () => {
      await feed.receive("calendar", messages.result(3));
    });
  }
}

function priceResult({ competition, home, away }: Fixture) {
  const model = sports[competition.sport].model(home.strength, away.strength);
  return priceMarket(jointOf(model, model.start()), result);
}

/**
 * Plans bets on the last race of each of the last few days. Each race is drawn from its seed, as on any other day. The
 * horses' generated careers end on the first of these days.
 */
export function planRaces(
  parts: Parts,
  players: Racebook["players"],
  { todayMs, days }: { todayMs: number; days: number },
): void {
  const { kit, timeline, purses, wagering } = parts;
  const racebook = createRacebook({ kit, players, wagering });
  for (let daysAgo = Math.min(raceDays, days - 2); daysAgo > 0; daysAgo--) {
    // At half past eleven at night, only the last race of the day is still to come.
    const publishMs = todayMs - daysAgo * dayMs + (23 * 60 + 31) * minuteMs;
    timeline.at(publishMs, async () => {
      await racebook.driver.publish(1);
      const [raceId] = await listRacesBefore(racebook, new Date(publishMs + 25 * minuteMs));
      if (raceId === undefined) return;
      const bets = chooseBettors(parts, "horses", todayMs).map((person) => ({
        id: kit.random.id("bet"),
        playerId: person.id,
        currency: person.currency,
        stakeMinor: stakeOf(person),
        choice: kit.random.integer(100),
        person,
      }));
      if (bets.length > 0) await seedWinBets(racebook, raceId, bets);
      for (const { person, stakeMinor } of bets) purses.add(person, -stakeMinor);
      // The first step starts the race; the second makes the result official and settles the bets.
      for (const afterMs of [19, 25]) {
        timeline.at(publishMs + afterMs * minuteMs, () => racebook.driver.step());
      }
    });
  }
}
