import type { CardMessage, FeedRunner } from "@parlour/contracts/entities/racing-feed";
import { finishModel, type PriceMilli, type RaceClass } from "@parlour/racing";
import type { PublishedCard, PublishedRunner } from "../race-store.ts";
import type { FeedMeeting } from "./feed-store.ts";

/** Parses the id of a race, which contains its date, course and number. */
export function partsOf(raceId: string): {
  meetingId: string;
  date: string;
  courseId: string;
  number: number;
} {
  const [, date, courseId, number] = raceId.split("_") as [string, string, string, string];
  return { meetingId: `meeting_${date}_${courseId}`, date, courseId, number: Number(number) };
}

/** Returns why a card cannot be offered, worded for the provider; null if it can. */
export function cardFault(runners: readonly Pick<FeedRunner, "number" | "interest">[]): string | null {
  if (new Set(runners.map(({ number }) => number)).size !== runners.length) return "a number is used twice";
  const first = (interest: number) =>
    Math.min(...runners.filter((one) => one.interest === interest).map(({ number }) => number));
  const wrong = runners.find(({ interest }) => first(interest) !== interest);
  return wrong ? `the interest of runner ${wrong.number} is not the lowest number of its runners` : null;
}

/**
 * Builds the race card. Until the first prices arrive, all horses have the same chance and no fixed odds are offered.
 */
export function cardOf(message: CardMessage, meeting: FeedMeeting): PublishedCard {
  const { date, courseId } = partsOf(message.race);
  const { distanceMetres, isHandicap, raceClass } = message;
  return {
    race: { distanceMetres, isHandicap, raceClass: raceClass as RaceClass },
    runners: message.runners.map((runner) => runnerOf(runner, meeting.provider)),
    model: finishModel(
      message.runners.map(({ number }) => number),
      message.runners.map(() => 0),
    ),
    meeting: { id: meeting.id, date, courseId, going: meeting.going, course: meeting.course },
  };
}

/**
 * Converts a provider's runner. The ids of horse and jockey include the provider's id, so that they never
 * clash with those of other providers or our own.
 */
function runnerOf({ horse, jockey, ...runner }: FeedRunner, provider: string): PublishedRunner {
  return {
    ...runner,
    runs: runner.runs.map((run) => ({ ...run, raceClass: run.raceClass as RaceClass })),
    horse: { ...horse, id: `horse_${provider}_${horse.id}` },
    jockey: { ...jockey, id: `jockey_${provider}_${jockey.id}` },
  };
}

export type Quotes = [number, PriceMilli][];

/** Returns why prices cannot be offered, worded for the provider; null if they can. */
export function quotesFault(quotes: Quotes, starters: readonly number[]): string | null {
  if (quotes.length === 0) return null;
  const priced = new Set(quotes.map(([runner]) => runner));
  if (priced.size !== quotes.length) return "a runner has two prices";
  const missing = starters.find((runner) => !priced.has(runner));
  if (missing !== undefined) return `runner ${missing} has no price`;
  if (priced.size !== starters.length) return "a runner with a price is not in the race";
  const book = quotes.reduce((sum, [, priceMilli]) => sum + 1000 / priceMilli, 0);
  // If the implied chances add up to less than 100%, backing every runner makes a sure profit.
  return book < 1 ? "the prices add up to less than 100%" : null;
}

/**
 * Returns the card with the model that the prices imply: chances in proportion to 1 / price. Withdrawn runners have
 * no price and get a tiny weight, which is never used, because they are always removed from the model first.
 */
export function withQuotes(card: PublishedCard, quotes: Quotes): PublishedCard {
  const prices = new Map(quotes);
  const numbers = card.runners.map(({ number }) => number);
  const scores = numbers.map((number) => -Math.log(prices.get(number) ?? Number.MAX_SAFE_INTEGER));
  return { ...card, model: finishModel(numbers, scores) };
}
