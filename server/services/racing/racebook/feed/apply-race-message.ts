import type { RaceMessage } from "@parlour/contracts/entities/racing-feed";
import type { Queryable } from "../../../../kit/database.ts";
import { changeResult, voidResult } from "../desk/change-result.ts";
import { modelOf, startingPricesOf } from "../race-prices.ts";
import { type RaceRow, updateRace } from "../race-store.ts";
import { withdrawalOf } from "../withdraw-runner.ts";
import type { FeedMeeting } from "./feed-store.ts";
import { cardFault, cardOf, type Quotes, quotesFault, withQuotes } from "./provider-card.ts";

const FEWEST_RUNNERS = 2;

type Change = Parameters<typeof updateRace>[2];
/** The changes that a message makes to a race, or the reason why it cannot be applied. */
type Applied = Change | { fault: string };

/**
 * Applies a provider's message to one of its own races, which is locked. Returns the reason if the message cannot be
 * applied, and null if it was applied.
 */
export async function applyRaceMessage(
  tx: Queryable,
  race: RaceRow,
  message: RaceMessage,
  { meeting, now }: { meeting: FeedMeeting; now: Date },
): Promise<string | null> {
  if (message.type === "result" || message.type === "correction" || message.type === "void") {
    const fault = await decide(tx, race, message, now);
    if (fault !== null) return fault;
  } else {
    if (race.state !== "OPEN") return "the race has started or is void";
    const applied = changeOpen(race, message, { meeting, now });
    if ("fault" in applied) return applied.fault;
    if (Object.keys(applied).length > 0) await updateRace(tx, race.id, applied);
  }
  await updateRace(tx, race.id, { sequence: message.sequence, hasGap: false });
  return null;
}

async function decide(
  tx: Queryable,
  race: RaceRow,
  message: Extract<RaceMessage, { type: "result" | "correction" | "void" }>,
  now: Date,
): Promise<string | null> {
  // A result that two operators have decided is kept, whatever the provider sends.
  if (race.isResultManual) return null;
  if (message.type === "void") return await voidResult(tx, race, now);
  const hasResult = race.finish !== null;
  if (message.type === "result" && hasResult) return "the race has a result; send a correction";
  if (message.type === "correction" && !hasResult) return "the race has no result yet";
  const { order, nonStarters } = message;
  const fault = await changeResult(tx, race, { order, nonStarters }, now);
  // An objection that our racing desk has opened stays open until the desk decides it.
  if (fault === null && race.objection !== null) await updateRace(tx, race.id, { objection: race.objection });
  return fault;
}

type OpenMessage = Exclude<RaceMessage, { type: "result" | "correction" | "void" }>;

function changeOpen(
  race: RaceRow,
  message: OpenMessage,
  { meeting, now }: { meeting: FeedMeeting; now: Date },
): Applied {
  switch (message.type) {
    case "card":
      return changeCard(race, message, meeting);
    case "prices":
      return changePrices(race, quotesOf(message.prices));
    case "scratch":
      return (
        withdrawalOf(race, message.number, now) ?? { fault: `runner ${message.number} is not in the race` }
      );
    case "delay": {
      const startsAt = new Date(message.startsAt);
      return startsAt > now ? { startsAt } : { fault: "the new start is in the past" };
    }
    case "off":
      return startChange(race, now);
    case "snapshot": {
      const card = changeCard(race, message, meeting);
      if ("fault" in card) return card;
      const known = new Set(race.card.runners.map(({ number }) => number));
      const unknown = message.scratched.find((number) => !known.has(number));
      if (unknown !== undefined) return { fault: `runner ${unknown} is not in the race` };
      let after: RaceRow = { ...race, ...card };
      for (const number of message.scratched) after = { ...after, ...withdrawalOf(after, number, now) };
      const prices = changePrices(after, quotesOf(message.prices));
      if ("fault" in prices) return prices;
      const { version, withdrawals } = after;
      return { ...card, version, withdrawals, ...prices };
    }
  }
}

const quotesOf = (prices: readonly { number: number; price: number }[]): Quotes =>
  prices.map(({ number, price }) => [number, Math.round(price * 1000)]);

/** Bets name horses by number, so a later card must not give a number to another horse. */
function changeCard(
  race: RaceRow,
  message: Extract<RaceMessage, { type: "card" | "snapshot" }>,
  meeting: FeedMeeting,
): Applied {
  const fault = cardFault(message.runners);
  if (fault !== null) return { fault };
  const card = cardOf(message, meeting);
  const horses = ({ runners }: RaceRow["card"]) =>
    runners.map(({ number, interest, horse }) => `${number}/${interest}/${horse.id}`).toSorted();
  if (horses(card).join() !== horses(race.card).join()) return { fault: "the card has other horses" };
  return { card: { ...card, model: race.card.model }, startsAt: new Date(message.startsAt) };
}

function changePrices(race: RaceRow, quotes: Quotes): Applied {
  const fault = quotesFault(quotes, modelOf(race).runners);
  if (fault !== null) return { fault };
  const pricesVersion = race.pricesVersion + 1;
  return quotes.length === 0
    ? { quotes, pricesVersion }
    : { quotes, pricesVersion, card: withQuotes(race.card, quotes) };
}

/** Closes betting. A race with fewer than two starters is void. */
function startChange(race: RaceRow, now: Date): Applied {
  if (modelOf(race).runners.length < FEWEST_RUNNERS) return { state: "VOID", offAt: now };
  return { state: "RUNNING", offAt: now, startingPrices: startingPricesOf(race) };
}
