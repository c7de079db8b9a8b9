import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { setAutoCashOut } from "@parlour/contracts/calls/sports/sportsbook/set-auto-cash-out";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { verifyLedger } from "@parlour/ledger/verify";
import { sweepBets } from "@parlour/server/services/sports/sportsbook";
import {
  matchState,
  resultMarket,
  sampleFixture,
  totalMarket,
} from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, cashOut, on, placed, quote, read, type TestEvent } from "../testing-sports.ts";

// A server that dies while a bet's money moves leaves the bet with its claim, and the money moved or not. Both are
// brought about at every step of every kind of bet, and in the end the bet must be as if nobody had died.

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});
afterEach(() => void vi.restoreAllMocks());

const winner = "outright:points:match:::1";
const clubs = ["ash", "elm", "fir", "oak", "yew"];
const terms = { places: 3, over: 1, under: 4 };
const [first, corrected] = [
  [
    [2, 0],
    [1, 0],
  ],
  [
    [0, 1],
    [0, 1],
  ],
] as [number, number][][];

/** A placed bet, with the ways to decide it and to decide it otherwise. */
type Life = {
  bet: SportsBet;
  /** Sends prices at which the bet is worth more. */
  improve?: () => Promise<unknown>;
  end(isCorrection: boolean): Promise<unknown>;
};
type Kind = (client: TestClient) => Promise<Life>;

const chances = (won: number, ids: readonly string[], price: number) =>
  ids.map((id) => ({ id, price, chance: { won, returned: 0 } }));

async function improveMatch(event: TestEvent) {
  const outcomes = ["home", "draw", "away"].map((id) => ({
    id,
    price: 2,
    chance: { won: id === "home" ? 0.9 : 0.05, returned: 0 },
  }));
  const market = { id: resultMarket, isSuspended: false, outcomes };
  await event.send({ type: "prices", markets: [market], removed: [] });
}

/** Sends a message and ignores that the server dies because of it; the provider would see no answer. */
const send = (event: TestEvent, message: object) => event.send(message).catch(() => undefined);
const endAll = (events: readonly TestEvent[]) => async (isCorrection: boolean) => {
  for (const event of events)
    await send(event, { type: "result", state: matchState(isCorrection ? corrected! : first!) });
};

const onMatches =
  (count: number, change: object = {}): Kind =>
  async (client) => {
    const events: TestEvent[] = [];
    for (let i = 0; i < count; i++) events.push(await addEvent(stack));
    const selections = events.map((event) => on(event));
    const bet = await placed(client, selections, change);
    return {
      bet,
      improve: async () => {
        for (const event of events) await improveMatch(event).catch(() => undefined);
      },
      end: endAll(events),
    };
  };

const builder: Kind = async (client) => {
  const event = await addEvent(stack);
  const legs = [
    { market: resultMarket, outcome: "home" },
    { market: totalMarket, outcome: "over" },
  ];
  const bet = await placed(client, [{ event: event.id, legs, price: 1.01 }], { priceChange: "any" });
  return { bet, end: endAll([event]) };
};

const eachWay: Kind = async (client) => {
  const event = await addEvent(stack);
  const snapshot = (won: number) => ({
    type: "snapshot",
    ...sampleFixture,
    competition: { id: `league-${event.id}`, name: "Tree League" },
    isOutright: true,
    season: event.id,
    players: clubs.map((id) => ({ id, name: `Club ${id}`, side: "home", share: 0 })),
    startsAt: new Date(stack.clock.now().getTime() + 86_400_000).toISOString(),
    status: "SCHEDULED",
    isSuspended: false,
    markets: [
      { id: winner, isSuspended: false, eachWay: terms, outcomes: chances(won, clubs, 5) },
      {
        id: "outright:points:match:::3",
        isSuspended: false,
        outcomes: chances(Math.min(1, won * 3), clubs, 1.5),
      },
    ],
    score: null,
  });
  await event.send(snapshot(0.2));
  const bet = await placed(client, [{ ...on(event, "ash", 5, winner), placeTerms: terms }], {
    eachWay: true,
  });
  return {
    bet,
    improve: () => send(event, snapshot(0.8)),
    end: (isCorrection) => {
      const ranking = isCorrection
        ? [["elm"], ["fir"], ["ash", "oak"], ["yew"]]
        : [["ash"], ["elm"], ["fir"]];
      return send(event, { type: "result", state: { ...matchState([]), ranking } });
    },
  };
};

const freeBet: Kind = async (client) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const offer = await addOffer(stack, {
    type: "FREE_BET",
    verticals: ["sports"],
    amounts: { CAD: { amount: 10 } },
    wageringFactor: 0,
  });
  const { body } = await client.call(optIn, { params: { id: offer }, body: {}, headers });
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)], { freeBet: body.id });
  return { bet, end: endAll([event]) };
};

const kinds: Readonly<Record<string, Kind>> = {
  multiple: onMatches(2),
  system: onMatches(3, { type: "TRIXIE" }),
  builder,
  "each-way": eachWay,
  "free bet": freeBet,
};

type Step = "cash-out" | "automatic cash-out" | "settlement" | "correction";
type Death = { step: Step; when: "before" | "after" };

const sweep = async () => {
  stack.clock.advance(11_000);
  await sweepBets({ ...stack.ports.sportsbook, kit: stack.kit });
};

/** Lets the server die when it next moves money of bets, before or after it does. Returns whether that has happened. */
function killAtNextMove(when: Death["when"]): () => boolean {
  const { wagering } = stack.ports.sportsbook;
  const applyAll = wagering.applyAll.bind(wagering);
  let hasDied = false;
  vi.spyOn(wagering, "applyAll").mockImplementation(async (operations) => {
    if (hasDied) return await applyAll(operations);
    hasDied = true;
    if (when === "after") await applyAll(operations);
    throw new Error("killed");
  });
  return () => hasDied;
}

/** Plays the whole life of a bet, in which the server dies at one step, and returns how it ended. */
async function live(kind: Kind, steps: readonly Step[], death?: Death) {
  const { client, playerId } = await addFundedPlayer(stack);
  const { bet, improve, end } = await kind(client);
  for (const step of steps) {
    const hasDied = death?.step === step ? killAtNextMove(death.when) : undefined;
    if (step === "cash-out") {
      const { quote: offer } = await quote(client, bet);
      await cashOut(client, bet, offer!.token, 500);
    }
    if (step === "automatic cash-out") {
      await client.call(setAutoCashOut, {
        params: { bet: bet.id },
        body: { target: Math.ceil((await quote(client, bet)).quote!.value) + 1 },
      });
      await improve!();
    }
    if (step === "settlement" || step === "correction") await end(step === "correction");
    if (hasDied) {
      expect(hasDied(), `${step}: no money was moved`).toBe(true);
      vi.restoreAllMocks();
      await sweep();
      await sweep();
    }
  }
  const { status, payout, cashedOut, openStake } = await read(client, bet);
  const balances = (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor;
  return { status, payout, cashedOut, openStake, balance: balances.playableSports };
}

const whole: Step[] = ["cash-out", "settlement", "correction"];
const stepsOf = (name: string): Step[] => (name === "free bet" ? ["settlement", "correction"] : whole);

describe.each(Object.entries(kinds))("%s", (name, kind) => {
  test("ends the same wherever the server dies", async () => {
    const steps = stepsOf(name);
    const expected = await live(kind, steps);
    for (const step of steps)
      for (const when of ["before", "after"] as const)
        expect(await live(kind, steps, { step, when }), `${step}, ${when} the money moved`).toEqual(expected);
  }, 120_000);
});

describe.each(["multiple", "system", "each-way"])("automatic cash-out: %s", (name) => {
  test("closes the bet once, wherever the server dies", async () => {
    const steps: Step[] = ["automatic cash-out", "settlement"];
    const expected = await live(kinds[name]!, steps);
    expect(expected).toMatchObject({ status: "CASHED_OUT", openStake: 0 });
    for (const when of ["before", "after"] as const)
      expect(await live(kinds[name]!, steps, { step: "automatic cash-out", when }), when).toEqual(expected);
  }, 120_000);
});
