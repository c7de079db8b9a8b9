import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RacingBet } from "@parlour/contracts/entities/racing";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type { Database } from "@parlour/server/kit/database";
import { sportsFeedProviders } from "@parlour/server/services/sports/sports-feed";
import { createFeedClient } from "@parlour/server/services/sports/sports-feed/conformance";
import {
  matchState,
  resultMarket,
  resultPrices,
  sampleFixture,
} from "@parlour/server/services/sports/sportsbook/testing";
import { expect } from "vitest";
import type { BetProduct, Journal, JournalKeeper } from "./testing-journal.ts";

/** The final state of a bet, as the product's own list shows it. */
type Final = { id: string; isOpen: boolean; returnedMinor: number };

const pick = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)]!;
export const minorOf = (major: number) => Math.round(major * 100);
const settlingMs = 120_000;

/** Repeats a step that fails while servers or the database are unavailable. */
export async function insist<Result>(step: () => Promise<Result>): Promise<Result> {
  const endMs = performance.now() + settlingMs;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (performance.now() > endMs) throw error;
      await sleep(200);
    }
  }
}

/** Repeats a check until it returns true. */
export async function reach(name: string, isReached: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + settlingMs;
  while (!(await insist(isReached))) {
    if (performance.now() > endMs) throw new Error(`${name} was not reached`);
    await sleep(200);
  }
}

/** Reads all pages of one of the player's lists. */
export async function readAll<Item>(journal: Journal, keeper: JournalKeeper, path: string): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: string = cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await journal.ask(keeper, { method: "GET", path: page });
    expect([page, status]).toEqual([page, 200]);
    all.push(...(body.items as Item[]));
    cursor = body.nextCursor as string | null;
  } while (cursor !== null);
  return all;
}

/**
 * Waits until the product has settled every bet, expects exactly the bets that were accepted, and adds what they
 * returned.
 */
export async function finishBets(
  journal: Journal,
  name: string,
  read: (keeper: JournalKeeper) => Promise<Final[]>,
): Promise<void> {
  for (const keeper of journal.keepers) {
    let finals: Final[] = [];
    await reach(`the end of all bets on ${name}`, async () => {
      finals = await read(keeper);
      return finals.every(({ isOpen }) => !isOpen);
    });
    const mine = (key: string) => key.startsWith(`${name} `);
    const expected = [...keeper.settledBets, ...keeper.openBets.keys()].filter(mine);
    const key = ({ id }: Final) => `${name} ${id}`;
    expect([keeper.payer.playerId, finals.map(key).sort()]).toEqual([keeper.payer.playerId, expected.sort()]);
    for (const final of finals) {
      if (!keeper.openBets.delete(key(final))) continue;
      keeper.settledBets.add(key(final));
      keeper.cashMinor += final.returnedMinor;
    }
  }
}

/** Single bets on a provider's matches, most of which get a result; some are cancelled. */
export function sportsBets(providerSecret: string): BetProduct {
  const provider = "faults";
  const key = sportsFeedProviders.keyOf({ secrets: { provider: providerSecret } } as never, provider, 1);
  let match: { id: string; sequence: number } | undefined;
  let count = 0;
  const send = (journal: Journal, message: object) => {
    match!.sequence++;
    const { id, sequence } = match!;
    const whole = { id: `${id}/${sequence}`, event: id, sequence, ...message };
    return insist(async () => {
      const origin = journal.pickOrigin();
      const { status, body } = await createFeedClient({ origin, provider, key }).post([whole]);
      if (status !== 200) throw new Error(`the feed was answered ${status} ${JSON.stringify(body)}`);
      expect(["APPLIED", "REPEATED"]).toContain(body.results[0]!.outcome);
    });
  };
  return {
    name: "sports",
    async organise(journal, isOver) {
      while (!isOver()) {
        match = { id: `journal-${++count}-${randomUUID().slice(0, 8)}`, sequence: 0 };
        const startsAt = new Date(Date.now() + 3_600_000).toISOString();
        await send(journal, { type: "fixture", ...sampleFixture, startsAt });
        await send(journal, { type: "prices", markets: [resultPrices()], removed: [] });
        const bets = journal.answers.byAction.get("sports bet") ?? 0;
        while (!isOver() && (journal.answers.byAction.get("sports bet") ?? 0) < bets + 10) await sleep(100);
        if (count % 4 === 0) await send(journal, { type: "cancellation", status: "CANCELLED", state: null });
        else {
          const score = pick<[number, number]>([
            [1, 0],
            [0, 1],
            [2, 2],
          ]);
          await send(journal, { type: "result", state: matchState([score, [0, 0]]) });
        }
      }
      match = undefined;
    },
    async place(journal, keeper) {
      if (match === undefined || match.sequence < 2) return undefined;
      const [outcome, price] = pick([
        ["home", 2],
        ["away", 4],
      ] as const);
      const stake = 1 + Math.floor(Math.random() * 900) / 100;
      const selections = [{ event: match.id, legs: [{ market: resultMarket, outcome }], price }];
      const { status, body } = await journal.ask(keeper, {
        method: "POST",
        path: `/services/sportsbook/v1/profiles/${keeper.payer.handle}/bets`,
        body: { selections, type: "SINGLE", stake, currency: "USD", priceChange: "any" },
        key: randomUUID(),
      });
      return status === 201 ? { id: String(body.id), stakeMinor: minorOf(stake) } : undefined;
    },
    finish: (journal) =>
      finishBets(journal, "sports", async (keeper) => {
        const path = `/services/sportsbook/v1/profiles/${keeper.payer.handle}/bets?limit=50&status=`;
        const open = await readAll<SportsBet>(journal, keeper, `${path}open`);
        const settled = await readAll<SportsBet>(journal, keeper, `${path}settled`);
        return [
          ...open.map(({ id }) => ({ id, isOpen: true, returnedMinor: 0 })),
          ...settled.map(({ id, payout, cashedOut }) => ({
            id,
            isOpen: false,
            returnedMinor: minorOf(payout + cashedOut),
          })),
        ];
      }),
  };
}

/** Bets at fixed odds and in the win pool, on races that start while the load runs. */
export function racingBets(database: Database): BetProduct {
  type Race = { id: string; state: string; runners: number[]; interests: number[] };
  let race: Race | undefined;
  const findRace = (id: string | null) =>
    insist(async () => {
      const [found] = await database.query<Race>(
        `select id, state,
           array(select distinct (runner ->> 'number')::int from jsonb_array_elements(card -> 'runners') as runner)
             as runners,
           array(select distinct (runner ->> 'interest')::int from jsonb_array_elements(card -> 'runners') as runner)
             as interests
         from racing_races where id = coalesce($1, (
           select id from racing_races where state = 'OPEN' order by starts_at desc limit 1))`,
        [id],
      );
      if (found === undefined) throw new Error("No race is published");
      return found;
    });
  const change = (id: string, column: "starts_at" | "official_at") =>
    insist(() => database.query(`update racing_races set ${column} = now() where id = $1`, [id]));
  return {
    name: "racing",
    async organise(journal, isOver) {
      while (!isOver()) {
        race = await findRace(null);
        const { id } = race;
        const bets = journal.answers.byAction.get("racing bet") ?? 0;
        while (!isOver() && (journal.answers.byAction.get("racing bet") ?? 0) < bets + 10) await sleep(100);
        await change(id, "starts_at");
        await reach("the off", async () => (await findRace(id)).state !== "OPEN");
        await change(id, "official_at");
        await reach("the payment of the race", async () =>
          ["SETTLED", "VOID"].includes((await findRace(id)).state),
        );
      }
      race = undefined;
    },
    async place(journal, keeper) {
      if (race === undefined) return undefined;
      const stake = 1 + Math.floor(Math.random() * 300) / 100;
      const isFixed = Math.random() < 0.5;
      const body = isFixed
        ? { market: "FIXED", raceId: race.id, kind: "win", runners: [pick(race.runners)], price: null }
        : {
            market: "POOL",
            poolId: `${race.id.replace("race_", "pool_")}_win`,
            selections: [[[pick(race.interests)]]],
          };
      const answer = await journal.ask(keeper, {
        method: "POST",
        path: `/services/racing/v1/profiles/${keeper.payer.handle}/bets`,
        body: { ...body, stake, currency: "USD" },
        key: randomUUID(),
      });
      return answer.status === 201
        ? { id: String(answer.body.betId), stakeMinor: minorOf(Number(answer.body.stake)) }
        : undefined;
    },
    finish: (journal) =>
      finishBets(journal, "racing", async (keeper) => {
        const path = `/services/racing/v1/profiles/${keeper.payer.handle}/bets?limit=50`;
        const bets = await readAll<RacingBet>(journal, keeper, path);
        return bets.map(({ betId, outcome, payout }) => ({
          id: betId,
          isOpen: outcome === "OPEN",
          returnedMinor: minorOf(payout),
        }));
      }),
  };
}
