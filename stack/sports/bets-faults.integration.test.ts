import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { sportsFeedProviders } from "@parlour/server/services/sports/sports-feed";
import { createFeedClient } from "@parlour/server/services/sports/sports-feed/conformance";
import {
  matchState,
  resultMarket,
  resultPrices,
  sampleFixture,
} from "@parlour/server/services/sports/sportsbook/testing";
import { afterEach, expect, test } from "vitest";
import { type Killable, killableStack } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";

const kills = process.env.FULL_FAULTS ? 8 : 2;
const players = 4;
const provider = "faults";
const providerKey = "q7Wm2Zr9Lk4Tx8Vb1Nc6Hd3Jf5Gs0PyAe";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A match whose messages are resent with the same ids until the server responds. */
type Match = { id: string; sequence: number; unanswered: object[]; isOver: boolean; isRefused: boolean };

const below = (bound: number) => Math.floor(Math.random() * bound);
const pick = <One>(all: readonly One[]): One | undefined => all[below(all.length)];

function queue(match: Match, message: object): void {
  match.sequence++;
  const { id, sequence } = match;
  match.unanswered.push({ id: `${id}/${sequence}`, event: id, sequence, ...message });
}

function newMatch(number: number): Match {
  const match: Match = {
    id: `faults-${number}`,
    sequence: 0,
    unanswered: [],
    isOver: false,
    isRefused: false,
  };
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  queue(match, { type: "fixture", ...sampleFixture, startsAt });
  queue(match, { type: "prices", markets: [resultPrices()], removed: [] });
  return match;
}

const scores: [number, number][] = [
  [1, 0],
  [0, 1],
  [2, 2],
];
const result = () => ({ type: "result", state: matchState([pick(scores)!, [0, 0]]) });

async function deliver(match: Match, { origin }: Killable): Promise<void> {
  if (match.unanswered.length === 0) return;
  const key = sportsFeedProviders.keyOf({ secrets: { provider: providerKey } } as never, provider, 1);
  const { status, body } = await createFeedClient({ origin, provider, key }).post(match.unanswered);
  if (status === 503) return;
  expect(status).toBe(200);
  for (const { outcome } of body.results) expect(["APPLIED", "REPEATED"]).toContain(outcome);
  match.unanswered = [];
}

async function call<Answer>(server: Killable, payer: Payer, method: string, path: string, body?: object) {
  const response = await fetch(`${server.origin}/services/sportsbook/v1/profiles/${payer.handle}${path}`, {
    method,
    headers: {
      origin: server.origin,
      cookie: payer.cookie,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const prices = { home: 2, away: 4 };

async function bet(server: Killable, payer: Payer, matches: readonly Match[]): Promise<void> {
  const match = pick(matches.filter(({ isOver, sequence }) => !isOver && sequence >= 2));
  if (match === undefined) return;
  await placeBet(server, payer, match, pick(["home", "away"] as const)!);
}

async function placeBet(server: Killable, payer: Payer, match: Match, outcome: keyof typeof prices) {
  const price = prices[outcome];
  const selections = [{ event: match.id, legs: [{ market: resultMarket, outcome }], price }];
  const rest = { type: "SINGLE", stake: 1 + below(9), currency: "USD", priceChange: "any" };
  return call<SportsBet>(server, payer, "POST", "/bets", { selections, ...rest });
}

async function cashOut(server: Killable, payer: Payer): Promise<void> {
  const open = await call<{ items: SportsBet[] }>(server, payer, "GET", "/bets?status=open");
  const chosen = pick(open.body.items ?? []);
  if (chosen === undefined) return;
  await cashOutBet(server, payer, chosen.id, pick([500, 1_000])!);
}

async function cashOutBet(server: Killable, payer: Payer, id: string, partPermille: number): Promise<void> {
  const path = `/bets/${id}/cash-out`;
  const quoted = await call<{ quote: { token: string } | null }>(server, payer, "GET", path);
  if (!quoted.body.quote) return;
  const { token } = quoted.body.quote;
  await call(server, payer, "POST", path, { token, partPermille });
}

/** Sends bets, cash-outs, results, cancellations and corrections concurrently until the server is killed. */
async function runUntilKilled(server: Killable, payers: readonly Payer[], matches: Match[]): Promise<void> {
  let isOver = false;
  // A request fails if the server is killed before it answers; the test later checks whether it took effect.
  const forever = async (step: () => Promise<unknown>) => {
    while (!isOver) {
      try {
        await step();
      } catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
        await sleep(20);
      }
    }
  };
  const trade = async () => {
    const open = matches.filter(({ isOver }) => !isOver);
    if (open.length < 4) matches.push(newMatch(matches.length));
    const match = pick(matches)!;
    if (match.unanswered.length === 0 && below(3) === 0) {
      const called = { type: "cancellation", status: "CANCELLED", state: null };
      if (!match.isOver) queue(match, below(4) === 0 ? called : result());
      else if (!match.isRefused && below(4) === 0) queue(match, result());
      match.isOver = true;
    }
    await deliver(match, server).catch((error: unknown) => {
      // A cancelled match accepts no result. The number of the refused message stays unused, so any later message
      // would leave a gap.
      if (!(error instanceof Error) || !error.message.includes("NOT_POSSIBLE")) throw error;
      match.unanswered = [];
      match.isRefused = true;
    });
  };
  const load = [
    ...payers.map((payer) =>
      forever(() => (below(3) === 0 ? cashOut(server, payer) : bet(server, payer, matches))),
    ),
    forever(trade),
  ];
  await sleep(1_500 + Math.random() * 1_500);
  await server.kill();
  isOver = true;
  await Promise.all(load);
}

/**
 * Ensures that every run includes a won, a lost and a cashed-out bet, even if the servers were killed after only
 * a few bets.
 */
async function playCertainMatch(server: Killable, payers: readonly Payer[], matches: Match[]): Promise<void> {
  const match = newMatch(matches.length);
  matches.push(match);
  await deliver(match, server);
  const [first, ...others] = payers;
  const placed = await placeBet(server, first!, match, "home");
  expect(placed.status).toBe(201);
  await cashOutBet(server, first!, placed.body.id, 1_000);
  for (const payer of others) {
    for (const outcome of ["home", "away"] as const) {
      expect((await placeBet(server, payer, match, outcome)).status).toBe(201);
    }
  }
  queue(match, { type: "result", state: matchState([scores[0]!, [0, 0]]) });
  await deliver(match, server);
}

type BetRow = {
  id: string;
  player_id: string;
  status: string;
  operation: unknown;
  stake: string;
  left: string;
  payout: string;
  cashed_out: string;
  outcome: string;
  price: number;
  event_status: string;
  segments: [number, number][] | null;
};

/** Returns the payout of the bet's remaining part after any cash-out, given the final result of the match. */
function payoutOf({ left, outcome, price, event_status, segments }: BetRow): number {
  if (event_status === "CANCELLED") return Number(left);
  const [home, away] = segments![0]!;
  const winner = home === away ? "draw" : home > away ? "home" : "away";
  return winner === outcome ? Math.floor((Number(left) * price) / 1_000) : 0;
}

async function expectConsistency(db: Database, payers: readonly Payer[]): Promise<BetRow[]> {
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const ids = payers.map(({ playerId }) => playerId);
  const rows = await db.query<BetRow>(
    `select b.id, b.player_id, b.status, b.operation, b.stake_per_line * b.lines as stake,
       b.left_per_line * b.lines as left, b.payout, b.cashed_out, s.legs -> 0 ->> 'outcome' as outcome, s.price,
       e.status as event_status, e.state -> 'segments' as segments
     from sports.bet b join sports.selection s on s.bet_id = b.id join sports.event e on e.id = s.event_id
     where b.player_id = any($1)`,
    [ids],
  );
  for (const row of rows) {
    expect(["WON", "LOST", "VOID", "CASHED_OUT", "REFUSED"]).toContain(row.status);
    expect(row.operation).toBeNull();
    if (row.status === "REFUSED" || row.status === "CASHED_OUT") expect(Number(row.payout)).toBe(0);
    else expect([row.id, Number(row.payout)]).toEqual([row.id, payoutOf(row)]);
  }
  for (const { playerId } of payers) {
    const own = rows.filter((row) => row.player_id === playerId && row.status !== "REFUSED");
    const net = own.reduce(
      (sum, row) => sum + Number(row.payout) + Number(row.cashed_out) - Number(row.stake),
      0,
    );
    const [account] = await db.query<{ balance: string }>(
      "select balance from ledger.account where player_id = $1 and id = 'cash:USD'",
      [playerId],
    );
    expect(Number(account!.balance)).toBe(1_000_000 + net);
  }
  return rows;
}

test(`money is conserved over bets, cash-outs, voids and corrections with ${kills} kills`, {
  timeout: 600_000,
}, async () => {
  const stack = await killableStack(cleanUps, { PROVIDER_SECRET: providerKey });
  await stack.withDatabase((db) => sportsFeedProviders.add(db, { id: provider, name: "Faults" }));
  let server = await stack.start();
  const opened = await fetch(`${server.origin}/testing/payers/${players}`, {
    method: "POST",
    headers: { origin: server.origin },
  });
  const payers = (await opened.json()) as Payer[];
  const matches: Match[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await runUntilKilled(server, payers, matches);
    server = await stack.start();
  }
  for (const match of matches) {
    await deliver(match, server).catch(() => {
      match.unanswered = [];
    });
    if (!match.isOver) queue(match, result());
    await deliver(match, server);
  }
  await playCertainMatch(server, payers, matches);
  // A periodic job (`sweep.ts`) settles what has been left unfinished for more than ten seconds.
  const isSettled = async () => {
    const lists = await Promise.all(
      payers.map((payer) => call<{ items: unknown[] }>(server, payer, "GET", "/bets?status=open")),
    );
    return lists.every(({ body }) => body.items.length === 0);
  };
  await expect.poll(isSettled, { timeout: 60_000, interval: 1_000 }).toBe(true);
  await sleep(16_000);
  await server.kill();
  const rows = await stack.withDatabase((db) => expectConsistency(db, payers));
  const statuses = new Set(rows.map(({ status }) => status));
  for (const status of ["WON", "LOST", "CASHED_OUT"]) expect(statuses).toContain(status);
});
