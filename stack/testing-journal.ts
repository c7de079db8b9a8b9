import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Payer } from "./testing-killed-process.ts";

/** A simulated player whose expected balance is computed only from the responses received. */
export type JournalKeeper = {
  payer: Payer;
  /** The cash that the player should have according to the responses, in minor units. */
  cashMinor: number;
  pending: string[];
  /** The accepted bets whose results the journal has not added yet, as product and bet. */
  openBets: Set<string>;
  /** The bets whose results are part of `cashMinor`. */
  settledBets: Set<string>;
};

/**
 * A product with bets that are settled later. While the load runs, the journal deducts the stakes of accepted bets;
 * `finish` ends every event with open bets, and adds the returns that the product then reports.
 */
export type BetProduct = {
  name: string;
  /** Starts and ends the events that players bet on, until `isOver` returns true. */
  organise(journal: Journal, isOver: () => boolean): Promise<void>;
  /** Places one bet; undefined if it was refused. */
  place?(journal: Journal, keeper: JournalKeeper): Promise<{ id: string; stakeMinor: number } | undefined>;
  /** Waits until no bet is open, and compares the product's final state with the journal. */
  finish(journal: Journal): Promise<void>;
};

export type Answers = {
  /** The number of responses with each status. The status 0 stands for requests without a response. */
  byStatus: Map<number, number>;
  /** When each successful response arrived, by the process's own clock. */
  doneAtMs: number[];
  /** Completed actions of each kind. */
  byAction: Map<string, number>;
  /** Responses that violate the contract: an internal error, or a 503 without a time to retry. */
  broken: string[];
};

export const startMinor = 1_000_000;
const requestTimeoutMs = 60_000;
/** Calls that place bets are limited per minute, and a player who never pauses would exceed the limit. */
const betPauseMs = 1_500;

type Request = {
  method: string;
  path: string;
  body?: object;
  key?: string;
  headers?: Record<string, string>;
};
type Answer = { status: number; body: Record<string, unknown> };

export type Journal = {
  keepers: readonly JournalKeeper[];
  answers: Answers;
  /** Returns the address of a server that is running. */
  pickOrigin(): string;
  noteAction(name: string): void;
  /** Makes all players send requests continuously, each one at a time, until `isOver` returns true. */
  run(isOver: () => boolean): Promise<void>;
  /** Repeats one request until it gets a response, and resolves with it. */
  ask(keeper: JournalKeeper, request: Request): Promise<Answer>;
};

/**
 * Creates the journal. `pickOrigin` is called for each attempt, so that a retry may reach another server. With the
 * `PROVIDER_SECRET` of the servers, players also deposit, and the journal sends the messages of the payment provider.
 */
export function createJournal(
  payers: readonly Payer[],
  pickOrigin: () => string,
  providerSecret?: string,
  products: readonly BetProduct[] = [],
): Journal {
  const keepers = payers.map(
    (payer): JournalKeeper => ({
      payer,
      cashMinor: startMinor,
      pending: [],
      openBets: new Set(),
      settledBets: new Set(),
    }),
  );
  const betting = products.filter(({ place }) => place !== undefined);
  const lastBetMs = new Map<JournalKeeper, number>();
  const answers: Answers = { byStatus: new Map(), doneAtMs: [], byAction: new Map(), broken: [] };

  async function send({ payer }: JournalKeeper, request: Request): Promise<Answer | undefined> {
    const origin = pickOrigin();
    try {
      const response = await fetch(`${origin}${request.path}`, {
        method: request.method,
        headers: {
          origin,
          cookie: payer.cookie,
          ...(request.body && { "content-type": "application/json" }),
          ...(request.key && { "idempotency-key": request.key }),
          ...request.headers,
        },
        ...(request.body && { body: JSON.stringify(request.body) }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const body = (await response.json()) as Record<string, unknown>;
      note(response.status);
      const isBroken =
        response.status === 500 || (response.status === 503 && !response.headers.has("retry-after"));
      if (isBroken)
        answers.broken.push(`${request.method} ${request.path} ${response.status} ${JSON.stringify(body)}`);
      return { status: response.status, body };
    } catch {
      note(0);
      return undefined;
    }
  }
  function note(status: number): void {
    answers.byStatus.set(status, (answers.byStatus.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) answers.doneAtMs.push(performance.now());
  }
  function noteAction(name: string): void {
    answers.byAction.set(name, (answers.byAction.get(name) ?? 0) + 1);
  }

  async function ask(keeper: JournalKeeper, request: Request): Promise<Answer> {
    for (;;) {
      const answer = await send(keeper, request);
      const isFinal = answer && answer.status < 500 && answer.status !== 429 && !isInUse(answer);
      if (isFinal) return answer;
      await sleep(50 + Math.random() * 150);
    }
  }

  async function act(keeper: JournalKeeper): Promise<void> {
    const nowMs = performance.now();
    if (betting.length > 0 && nowMs - (lastBetMs.get(keeper) ?? 0) > betPauseMs) {
      lastBetMs.set(keeper, nowMs);
      return await bet(keeper, betting[Math.floor(Math.random() * betting.length)]!);
    }
    const choice = Math.random();
    if (providerSecret !== undefined && choice < 0.1) await deposit(keeper, providerSecret);
    else if (choice < 0.5) await playRound(keeper);
    else if (choice < 0.7) await transfer(keeper);
    else if (choice < 0.85 || keeper.pending.length === 0) await withdraw(keeper);
    else await cancel(keeper);
  }
  async function playRound(keeper: JournalKeeper): Promise<void> {
    const { status, body } = await ask(keeper, {
      method: "POST",
      path: `/services/games/v1/sessions/${keeper.payer.gameSession}/rounds`,
      body: { roundId: randomUUID(), bet: { stake: 1, direction: "under", target: 5_000 } },
    });
    if (status !== 200) return;
    keeper.cashMinor += Math.round((Number(body.win) - Number(body.stake)) * 100);
    noteAction("round");
  }
  async function deposit(keeper: JournalKeeper, secret: string): Promise<void> {
    const { status, body } = await ask(keeper, {
      method: "POST",
      path: `${profile(keeper)}/deposits`,
      body: { method: "BANK", amount: 50, currency: "USD" },
      key: randomUUID(),
    });
    if (status !== 201) return;
    const reference = String(body.id);
    const event = {
      kind: "deposit",
      amountMinor: "5000",
      confirmations: null,
      reason: null,
      id: `${reference}:c`,
      reference,
      status: "COMPLETED",
    };
    const signature = createHmac("sha256", secret).update(JSON.stringify(event)).digest("hex");
    // A provider repeats a message until it is acknowledged.
    const received = await ask(keeper, {
      method: "POST",
      path: "/services/payment/providers/sandbox/events",
      body: event,
      headers: { "x-sandbox-signature": signature },
    });
    if (received.status !== 200) throw new Error(`The provider's message was refused: ${received.status}`);
    keeper.cashMinor += 5_000;
    noteAction("deposit");
  }
  async function bet(keeper: JournalKeeper, { name, place }: BetProduct): Promise<void> {
    const placed = await place!(journal, keeper);
    if (placed === undefined) return;
    keeper.cashMinor -= placed.stakeMinor;
    keeper.openBets.add(`${name} ${placed.id}`);
    noteAction(`${name} bet`);
  }
  const profile = ({ payer }: JournalKeeper) => `/services/payment/profiles/${payer.handle}`;
  async function transfer(keeper: JournalKeeper): Promise<void> {
    const others = keepers.filter((other) => other !== keeper);
    const to = others[Math.floor(Math.random() * others.length)]!;
    const { status } = await ask(keeper, {
      method: "POST",
      path: `${profile(keeper)}/transfers`,
      body: { recipient: to.payer.nickname, amount: 10, currency: "USD", pinCode: "2580" },
      key: randomUUID(),
    });
    if (status !== 201) return;
    keeper.cashMinor -= 1_000;
    to.cashMinor += 1_000;
    noteAction("transfer");
  }
  async function withdraw(keeper: JournalKeeper): Promise<void> {
    const { linked } = keeper.payer;
    const { status, body } = await ask(keeper, {
      method: "POST",
      path: `${profile(keeper)}/withdrawals`,
      body: { method: "CBT", amount: 20, currency: "USD", target: linked, pinCode: "2580" },
      key: randomUUID(),
    });
    if (status !== 201) return;
    keeper.cashMinor -= 2_000;
    keeper.pending.push(String(body.id));
    noteAction("withdrawal");
  }
  async function cancel(keeper: JournalKeeper): Promise<void> {
    const id = keeper.pending.shift()!;
    const { status } = await ask(keeper, {
      method: "DELETE",
      path: `${profile(keeper)}/withdrawals/${id}`,
      key: randomUUID(),
    });
    if (status !== 200) return;
    keeper.cashMinor += 2_000;
    noteAction("cancelled withdrawal");
  }

  const journal: Journal = {
    keepers,
    answers,
    ask,
    pickOrigin,
    noteAction,
    async run(isOver) {
      await Promise.all([
        ...keepers.map(async (keeper) => {
          while (!isOver()) await act(keeper);
        }),
        ...products.map((product) => product.organise(journal, isOver)),
      ]);
      for (const product of products) await product.finish(journal);
    },
  };
  return journal;
}

function isInUse({ status, body }: Answer): boolean {
  return status === 409 && body.errorCode === "IDEMPOTENCY_KEY_IN_USE";
}
