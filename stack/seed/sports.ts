import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import {
  calendarMessages,
  type Fixture,
  fixturesBetween,
} from "@parlour/server/services/sports/sports-calendar";
import { createBetPlacer, hasOpenBets } from "@parlour/server/services/sports/sportsbook";
import { jointOf, type Market, marketId, type PricedMarket, priceMarket, sports } from "@parlour/sports";

type Player = { id: string; currency: string };

const hourMs = 3_600_000;
const competition = "northern-crown";
const resultMarket: Market = { kind: "result", of: "points", period: "match" };
const market = marketId(resultMarket);

/**
 * Places bets that can be cashed out and bets that are settled. Runs at every start, and places new bets once the
 * earlier ones are over. The matches belong to the built-in calendar, which plays them to the end.
 */
export async function seedSportsBets(kit: Kit, ports: Ports, player: Player): Promise<void> {
  if (await hasOpenBets(kit.db, player.id)) return;
  const nowMs = kit.clock.now().getTime();
  const only = [competition];
  const past = fixturesBetween(nowMs - 30 * hourMs, nowMs - 6 * hourMs, { only }).slice(-2);
  const next = fixturesBetween(nowMs + 2 * hourMs, nowMs + 20 * hourMs, { only }).slice(0, 3);
  const demo = { kit, ports, player };
  for (const fixture of past) await seedSettled(demo, fixture);
  const offers = [];
  for (const fixture of next)
    offers.push({ fixture, prices: await announce(demo, fixture, fixture.startsAtMs) });
  const home = offers.map(({ fixture, prices }) => selectionOf(fixture, prices, "home"));
  await place(demo, home.slice(0, 1), "SINGLE", 10);
  await place(demo, home, "MULTIPLE", 5);
  await place(demo, home, "2/3", 2);
}

type Demo = { kit: Kit; ports: Ports; player: Player };
type Prices = ReadonlyMap<string, number>;

/**
 * Seeds settled bets on a past match. The match is first announced as upcoming, so that bets are accepted;
 * its real start time follows with the result.
 */
async function seedSettled(demo: Demo, fixture: Fixture): Promise<void> {
  const { kit, ports } = demo;
  const messages = calendarMessages(fixture, kit.config.secrets.provider);
  const known = await ports.sportsFeed.listKnown([fixture.id]);
  if (known.has(fixture.id)) return;
  const prices = await announce(demo, fixture, kit.clock.now().getTime() + 60_000);
  await place(demo, [selectionOf(fixture, prices, "home")], "SINGLE", 10);
  await place(demo, [selectionOf(fixture, prices, "away")], "SINGLE", 5);
  await ports.sportsFeed.receive("calendar", messages.fixture(3, fixture.startsAtMs));
  await ports.sportsFeed.receive("calendar", messages.result(4));
}

async function announce({ kit, ports }: Demo, fixture: Fixture, startsAtMs: number): Promise<Prices> {
  const messages = calendarMessages(fixture, kit.config.secrets.provider);
  const priced = priceResult(fixture);
  const known = await ports.sportsFeed.listKnown([fixture.id]);
  if (!known.has(fixture.id)) {
    await ports.sportsFeed.receive("calendar", messages.fixture(1, startsAtMs));
    await ports.sportsFeed.receive("calendar", messages.prices(2, [priced]));
  }
  return new Map(priced.outcomes.map(({ outcome, price }) => [outcome, price! / 1000]));
}

function priceResult({ home, away }: Fixture): PricedMarket {
  const model = sports.football.model(home.strength, away.strength);
  return priceMarket(jointOf(model, model.start()), resultMarket);
}

const selectionOf = ({ id }: Fixture, prices: Prices, outcome: string) => ({
  event: id,
  legs: [{ market, outcome }],
  price: prices.get(outcome)!,
});

async function place(
  { kit, ports, player }: Demo,
  selections: ReturnType<typeof selectionOf>[],
  type: string,
  stake: number,
): Promise<void> {
  const [first] = selections;
  const placeBet = createBetPlacer({ ...ports.sportsbook, kit });
  await placeBet({
    playerId: player.id,
    sessionId: null,
    key: `seed ${first!.event} ${first!.legs[0]!.outcome} ${type}`,
    body: { selections, type, stake, currency: player.currency, priceChange: "any" },
  });
}
