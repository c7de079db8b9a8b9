import type { CardRunner, RaceSummary, RacingBet } from "@parlour/contracts/entities/racing";
import { getCourse, trainersOf, type World } from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import type { BetRow } from "./bet-store.ts";
import type { PoolRow } from "./pool-store.ts";
import { courseOf } from "./race-course.ts";
import { marketsOf, withdrawnRunners } from "./race-prices.ts";
import { isDecided } from "./race-state.ts";
import type { PublishedRun, RaceRow } from "./race-store.ts";

const decimal = (priceMilli: number | null | undefined): number | null =>
  priceMilli === null || priceMilli === undefined ? null : priceMilli / 1000;

/** Returns the official order; null before it is official. */
export const orderOf = (race: RaceRow): number[][] | null =>
  isDecided(race.state) && race.state !== "VOID" ? race.finish!.order : null;

export function summaryOf(race: RaceRow): RaceSummary {
  const { card } = race;
  const course = courseOf(race);
  const nameOf = (number: number) => card.runners.find((runner) => runner.number === number)!.horse.name;
  return {
    raceId: race.id,
    meetingId: race.meetingId,
    courseId: race.courseId,
    courseName: course.name,
    number: race.number,
    startsAt: race.startsAt.toISOString(),
    state: race.state,
    distanceMetres: card.race.distanceMetres,
    going: card.meeting.going,
    surface: course.surface,
    raceClass: card.race.raceClass,
    isHandicap: card.race.isHandicap,
    runners: card.runners.length - race.withdrawals.length,
    placings: (orderOf(race) ?? [])
      .slice(0, 3)
      .map((group) => group.map((number) => ({ number, name: nameOf(number) }))),
  };
}

export const formRunOf = ({ courseId, courseName, ...run }: PublishedRun) => ({
  ...run,
  courseName: courseName ?? getCourse(courseId!).name,
});

export function runnersOf(race: RaceRow, world: World): CardRunner[] {
  const out = withdrawnRunners(race);
  const trainers = new Map(trainersOf(world).map(({ id, name }) => [id, name]));
  const prices = new Map(marketsOf(race).runners.map((one) => [one.runner, one]));
  return race.card.runners.map((runner) => {
    const { horse, jockey } = runner;
    const price = prices.get(runner.number);
    return {
      number: runner.number,
      interest: runner.interest,
      horseId: horse.id,
      name: horse.name,
      sex: horse.sex,
      colour: horse.colour,
      age: horse.age,
      jockeyId: jockey.id,
      jockey: jockey.name,
      trainer: runner.trainer ?? trainers.get(horse.trainerId ?? "") ?? "",
      draw: runner.draw,
      weightPounds: runner.weightPounds,
      rating: runner.rating,
      style: horse.style,
      form: runner.form,
      lastRuns: runner.runs.toReversed().map(formRunOf),
      silks: runner.silks,
      isWithdrawn: out.includes(runner.number),
      prices: {
        win: decimal(price?.win),
        place: decimal(price?.place),
        show: decimal(price?.show),
        eachWay: decimal(price?.eachWay),
      },
    };
  });
}

/** Returns the dividends that a pool has declared. */
export function dividendsOf({ type, currency, statement, rules }: PoolRow) {
  return (statement?.dividends ?? []).map(({ kind, key, dividendMinor }) => ({
    type,
    kind,
    winners: key,
    unit: amountOf(rules.unitMinor, currency),
    amount: amountOf(dividendMinor, currency),
    currency,
  }));
}

/** Converts a bet to the API's format. `races` are the races of the bet, in order. */
export function betOf(bet: BetRow, races: readonly RaceRow[]): RacingBet {
  const [race] = races;
  const parts = bet.selections.length === 1 ? bet.selections[0]! : [];
  const isSingle = parts.length > 0 && parts.every((part) => part.length === 1);
  const nameOf = (number: number, at: number) =>
    (races.length > 1 ? races[at] : race)?.card.runners.find((runner) => runner.number === number)?.horse
      .name;
  const amount = (minor: bigint) => amountOf(minor, bet.currency);
  return {
    betId: bet.id,
    market: bet.market,
    type: bet.type as RacingBet["type"],
    raceIds: races.map(({ id }) => id),
    courseName: race ? courseOf(race).name : "",
    raceNumber: race?.number ?? 0,
    startsAt: (race?.startsAt ?? bet.placedAt).toISOString(),
    selections: bet.selections.map((selection) => selection.map((part) => [...part])),
    runnerNames: isSingle ? parts.map((part, at) => nameOf(part[0]!, at) ?? "") : [],
    lines: bet.lines,
    unitStake: amount(bet.unitMinor),
    stake: amount(bet.stakeMinor),
    currency: bet.currency,
    price: decimal(bet.priceMilli),
    isBestOddsGuaranteed: bet.isBestOdds,
    deductionPercent: bet.deductionPercent,
    outcome: bet.outcome,
    payout: amount(bet.payoutMinor),
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
}
