import type { MissionPlan } from "@parlour/contracts/entities/mission";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { amountOf } from "@parlour/rules/money";
import { readTexts } from "@parlour/server/kit/texts";
import { type MissionParts, seedMission } from "@parlour/server/services/rewards/missions";
import type english from "../../languages/en/rewards/server/sandbox-missions.json";

const texts = readTexts<typeof english>("rewards", "sandbox-missions");
const dayMs = 86_400_000;
const currencies = ["USD", "CAD", "EUR", "GBP", "BRL", "MXN", "CNY", "JPY", "BTC", "USDT"];

/** Amounts for every currency. They are given in US dollars and scaled to round amounts of roughly the same value. */
function amountsOf(units: { minimumStake: number; target?: number }): MissionPlan["amounts"] {
  const scaled = (currency: string, amount: number) =>
    amountOf((BigInt(Math.round(amount * 100)) * currencyUnitMinor(currency)) / 100n, currency);
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      {
        minimumStake: scaled(currency, units.minimumStake),
        ...(units.target !== undefined && { target: scaled(currency, units.target) }),
      },
    ]),
  );
}

const points = (...amounts: number[]): MissionPlan["prizes"] =>
  amounts.map((amount) => ({ kind: "POINTS", points: amount }));

type Kind = Pick<MissionPlan, "goal" | "period" | "amounts" | "prizes"> & Partial<MissionPlan>;

const kinds: Readonly<Record<keyof typeof english, Kind>> = {
  daily: { goal: "VISIT", period: "DAILY", amounts: {}, prizes: points(5, 5, 10, 10, 15, 15, 30) },
  rounds: {
    goal: "ROUNDS",
    count: 10,
    period: "DAILY",
    amounts: amountsOf({ minimumStake: 0.2 }),
    categories: ["slots"],
    prizes: points(20),
  },
  staked: {
    goal: "STAKED",
    period: "WEEKLY",
    amounts: amountsOf({ minimumStake: 0.2, target: 200 }),
    prizes: [{ kind: "OFFER", offerId: "offer_free_bet" }],
  },
  multiple: {
    goal: "MULTIPLE",
    multiple: 10,
    period: "WEEKLY",
    amounts: amountsOf({ minimumStake: 0.2 }),
    prizes: points(100),
  },
  bets: {
    goal: "SPORTS_BETS",
    count: 3,
    minimumOdds: 1.5,
    period: "WEEKLY",
    amounts: amountsOf({ minimumStake: 1 }),
    prizes: points(75),
  },
};

/** Adds the sandbox's missions of this year, from this week on. Restarting in the same year changes nothing. */
export async function seedMissions(parts: MissionParts): Promise<void> {
  const now = parts.kit.clock.now();
  const year = now.getUTCFullYear();
  const midnightMs = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  const startMs = midnightMs - ((now.getUTCDay() + 6) % 7) * dayMs;
  for (const name of Object.keys(kinds) as (keyof typeof english)[]) {
    await seedMission(parts, `mission_${name}_${year}`, {
      name: texts.inEvery((words) => words[name]),
      count: 1,
      multiple: null,
      minimumOdds: null,
      categories: [],
      games: [],
      timeZone: "UTC",
      startsAt: new Date(startMs).toISOString(),
      endsAt: new Date(Date.UTC(year + 1, 0, 1)).toISOString(),
      tiers: [],
      countries: [],
      brands: [],
      ...kinds[name],
    });
  }
}
