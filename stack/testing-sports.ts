import { randomUUID } from "node:crypto";
import { cashOutBet } from "@parlour/contracts/calls/sports/sportsbook/cash-out-bet";
import { getSportsBet } from "@parlour/contracts/calls/sports/sportsbook/get-sports-bet";
import { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { quoteCashOut } from "@parlour/contracts/calls/sports/sportsbook/quote-cash-out";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import {
  matchState,
  resultMarket,
  resultPrices,
  sampleFixture,
  totalPrices,
} from "@parlour/server/services/sports/sportsbook/testing";
import { expect } from "vitest";
import type { TestClient, TestStack } from "./testing.ts";

/** The score of each half of a match that the home team wins with a single goal in the first half. */
export const homeWin: [number, number][] = [
  [1, 0],
  [0, 0],
];

let count = 0;
const provider = "desk";

export type TestEvent = {
  id: string;
  /** Sends the next message about the event, in order. */
  send(message: object): Promise<{ outcome: string }>;
  live(segments?: [number, number][]): Promise<unknown>;
  end(segments: [number, number][]): Promise<unknown>;
};

/** Adds a football match that starts in three hours, with two markets. */
export async function addEvent({ ports, clock }: TestStack): Promise<TestEvent> {
  const id = `test-match-${++count}`;
  let sequence = 0;
  const event: TestEvent = {
    id,
    send(message) {
      sequence++;
      const whole = { id: `${id}/${sequence}`, event: id, sequence, ...message } as FeedMessage;
      return ports.sportsFeed.receive(provider, whole);
    },
    live: (segments = [[0, 0]]) =>
      event.send({
        type: "score",
        state: matchState(segments, { ended: false, elapsed: 0.5 }),
        clockSeconds: 1_350,
        incidents: [],
        markets: [resultPrices(), totalPrices()],
        removed: [],
      }),
    end: (segments) => event.send({ type: "result", state: matchState(segments) }),
  };
  const startsAt = new Date(clock.now().getTime() + 3 * 3_600_000).toISOString();
  await event.send({ type: "fixture", ...sampleFixture, startsAt });
  await event.send({ type: "prices", markets: [resultPrices(), totalPrices()], removed: [] });
  return event;
}

export const on = (event: TestEvent, outcome = "home", price = 2, market = resultMarket) => ({
  event: event.id,
  legs: [{ market, outcome }],
  price,
});

export function place(
  client: TestClient,
  selections: object[],
  change: object = {},
  key: string = randomUUID(),
) {
  return client.call(placeSportsBet, {
    headers: { "idempotency-key": key },
    body: {
      selections,
      type: selections.length === 1 ? "SINGLE" : "MULTIPLE",
      stake: 10,
      currency: "CAD",
      priceChange: "none",
      ...change,
    },
  });
}

export const quote = async (client: TestClient, bet: SportsBet) =>
  (await client.call(quoteCashOut, { params: { bet: bet.id } })).body;

export function cashOut(client: TestClient, bet: SportsBet, token: string, partPermille = 1_000) {
  return client.call(cashOutBet, {
    params: { bet: bet.id },
    headers: { "idempotency-key": randomUUID() },
    body: { token, partPermille },
  });
}

/** Places a bet and expects it to be accepted. */
export async function placed(client: TestClient, ...given: [object[], object?]): Promise<SportsBet> {
  const answer = await place(client, ...given);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

export const read = async (client: TestClient, { id }: SportsBet): Promise<SportsBet> =>
  (await client.call(getSportsBet, { params: { bet: id } })).body;
