import { randomUUID } from "node:crypto";
import type { Kit } from "@parlour/server/kit/kit";
import { tryEach } from "@parlour/server/kit/try-each";
import { doWhatIsDue, nextDueMs } from "./due.ts";
import type { Pace } from "./pace.ts";
import { nextPoolDueMs, playPoolOn } from "./pool.ts";
import { createPresence, disconnectFrom, serversOf, takeOver } from "./presence.ts";
import type { Refused } from "./seating.ts";
import type { Change } from "./table-change.ts";
import type { TableConfig } from "./table-config.ts";
import {
  type MoneyParts,
  moneyStepOf,
  moveSeatMoney,
  nextReturns,
  owesMoney,
  payReturn,
  postRake,
} from "./table-money.ts";
import { handsOf, isBusy, type TableHand, type TableState } from "./table-state.ts";
import {
  dropTableLease,
  findTable,
  holdTableLease,
  type StoredTable,
  saveTable,
  topicOf,
} from "./table-store.ts";
import { hasUnplayableHand, voidUnplayableHands } from "./void-hand.ts";

/** One table on this server: its last known state, its viewers, and its timer if this server holds the lease. */
export type TableHost = {
  config(): TableConfig;
  state(): TableState;
  version(): number;
  pace: Pace;
  /** Registers a person's connection to this server, and returns the function that removes it. */
  connect(owner: string): () => void;
  /** Makes a change, which is stored before any viewer sees it. */
  change(work: Change): Promise<Refused | null>;
  /** Takes or pays out the money of a seat; returns the refusal if a buy-in or top-up was refused. */
  moveMoney(session: string): Promise<Refused | null>;
  watch(listener: () => void): () => void;
  /** Reads the stored state again, in case the message about a change was lost. */
  refresh(): Promise<void>;
  /** Lists the servers that people at the table are connected to, if this server runs the table. */
  servers(): string[];
  /** Marks the people who were connected to dead servers as disconnected. */
  disconnectFrom(dead: ReadonlySet<string>): Promise<void>;
  isIdle(): boolean;
  stop(): Promise<void>;
};

const leaseMs = 3_000;
const renewMs = 1_000;
const pulseMs = 100;
const moneyRetryMs = 1_000;
const mostAttempts = 20;

export async function openTableHost(
  kit: Kit,
  parts: MoneyParts & { pace: Pace },
  id: string,
): Promise<TableHost | undefined> {
  const first = await findTable(kit.db, id);
  if (!first) return undefined;
  const { pace } = parts;
  const holder = randomUUID();
  const topic = topicOf(id);
  const listeners = new Set<() => void>();
  let stored: StoredTable = first;
  let dueMs: number | null = 0;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let wake = () => {};
  let heldUntilMs = 0;
  let renewedMs = 0;
  let moneyMs = 0;
  let settling: Promise<void> | undefined;
  let owesTakeOver = false;
  let queue: Promise<unknown> = Promise.resolve();

  const nowMs = () => kit.clock.now().getTime();
  const server = kit.heartbeat.serverId;
  const draftOf = () => ({ config: stored.config, pace, random: kit.random, nowMs: nowMs(), server });
  const presence = createPresence({
    server,
    state: () => stored.state,
    change: (work) => inTurn(() => change(work)),
    onFailure: (error) => kit.log.warn({ err: error, id }, "connections to a poker table were not reported"),
  });

  function adopt(table: StoredTable): void {
    if (table.version < stored.version) return;
    stored = table;
    // A hand that cannot be continued has no next step, so nothing else is due before it is voided.
    const dueOf = table.config.fastFold ? nextPoolDueMs : nextDueMs;
    dueMs = hasUnplayableHand(table.state) ? 0 : dueOf(table.state, draftOf());
    for (const listener of listeners) listener();
    start();
    wake();
    void presence.report();
  }

  async function reload(): Promise<void> {
    const table = await findTable(kit.db, id);
    if (table && table.version !== stored.version) adopt(table);
  }

  /**
   * Makes a change. The version is compared before the state is replaced, so that two servers cannot both
   * advance the table.
   */
  async function change(work: Change): Promise<Refused | null> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const state = structuredClone(stored.state);
      const answer = work(state, draftOf());
      if (answer === false) return null;
      if (answer !== null && answer !== true) return answer;
      const known = handsOf(stored.state);
      const finished = handsOf(state).filter((hand) => hand.endedMs !== null && !isStored(known, hand));
      const voided = known.filter((hand) => state.voided?.some((one) => one.id === hand.id));
      const lease = currentLease();
      const version = await saveTable(kit.db, id, {
        config: stored.config,
        version: stored.version,
        state,
        finished,
        voided,
        voidedAt: kit.clock.now(),
        lease,
      });
      if (version !== undefined) {
        for (const hand of voided)
          kit.log.error({ id, handId: hand.id }, "a poker hand could not be continued and was voided");
        if (lease) noteLease(lease.until.getTime());
        adopt({ ...stored, state, version });
        kit.bus.publish(topic, version).catch((error: unknown) => {
          kit.log.warn({ err: error, id }, "a poker table's change was not published");
        });
        return null;
      }
      await reload();
    }
    return { code: "CONFLICT" };
  }

  /** Runs changes by this server one after another, so that they do not collide. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  async function moveMoney(session: string): Promise<Refused | null> {
    const seat = stored.state.seats.find((one) => one.session === session);
    if (!seat || stored.config.currency === null || moneyStepOf(seat) === null) return null;
    const result = await moveSeatMoney(parts, stored.config, seat);
    if (result === null) return { code: "UNAVAILABLE" };
    await inTurn(() =>
      change((state, draft) => {
        result.settle(state, draft);
        return true;
      }),
    );
    // Another transfer may be due now: the cash-out of a player who waited for a top-up, or the refund of a refused
    // stake.
    const next = await moveMoney(session);
    return result.refused ?? next;
  }

  /** Starts the transfers that are due, and does not wait for them: a slow one must not stop the game. */
  function startSettling(): void {
    if (settling || !owesMoney(stored.state, stored.config) || nowMs() - moneyMs < moneyRetryMs) return;
    moneyMs = nowMs();
    settling = settleMoney()
      .catch((error: unknown) => kit.log.error({ err: error, id }, "money of a poker table was not moved"))
      .finally(() => {
        settling = undefined;
      });
  }

  async function settleMoney(): Promise<void> {
    const { seats, rakeDue } = stored.state;
    const returns = nextReturns(stored.state);
    const moves = [
      ...seats.map(
        ({ session }) =>
          () =>
            moveMoney(session),
      ),
      ...rakeDue.map((due) => () => settleRake(due)),
      ...returns.map((due) => () => settleReturn(due)),
    ];
    await tryEach(moves, (move) => move());
    if (!owesMoney(stored.state, stored.config)) moneyMs = 0;
  }

  async function settleRake(due: TableState["rakeDue"][number]): Promise<void> {
    if (!(await postRake(parts, stored.config, due))) return;
    await inTurn(() =>
      change((state) => {
        state.rakeDue = state.rakeDue.filter(({ handId }) => handId !== due.handId);
        return true;
      }),
    );
  }

  async function settleReturn(due: ReturnType<typeof nextReturns>[number]): Promise<void> {
    if (!(await payReturn(parts, stored.config, due))) return;
    await inTurn(() =>
      change((state) => {
        state.returnsDue = (state.returnsDue ?? []).filter(
          ({ session, handId }) => session !== due.session || handId !== due.handId,
        );
        return true;
      }),
    );
  }

  async function playOn(): Promise<void> {
    if (hasUnplayableHand(stored.state)) await inTurn(() => change(voidUnplayableHands));
    if (dueMs === null || dueMs > nowMs()) return;
    const work = stored.config.fastFold ? playPoolOn : doWhatIsDue;
    await inTurn(() => change((state, draft) => work(state, { ...draft, random: kit.random })));
  }

  /** Returns the lease if it is still held. Every save extends it, so that busy tables need no other renewal. */
  function currentLease(): { holder: string; until: Date } | null {
    const now = nowMs();
    return now < heldUntilMs ? { holder, until: new Date(now + leaseMs) } : null;
  }

  function noteLease(untilMs: number): void {
    if (heldUntilMs === 0) return;
    heldUntilMs = untilMs;
    renewedMs = untilMs - leaseMs;
  }

  async function lead(): Promise<boolean> {
    const now = kit.clock.now();
    if (now.getTime() < heldUntilMs && now.getTime() - renewedMs < renewMs) return true;
    if (now.getTime() - renewedMs < renewMs && now.getTime() >= renewedMs) return heldUntilMs > now.getTime();
    renewedMs = now.getTime();
    const until = new Date(now.getTime() + leaseMs);
    const lease = await holdTableLease(kit.db, { id, holder, now, until }).catch((error: unknown) => {
      // If the answer is lost, the database may still have granted the lease, and it reports a takeover only once. A
      // server that did not hold the lease before therefore treats the next lease that it gets as a takeover.
      owesTakeOver ||= heldUntilMs === 0;
      throw error;
    });
    owesTakeOver ||= lease?.isTakenOver === true;
    if (lease && owesTakeOver) {
      // The table is not run until the takeover has been stored, even if that takes several attempts; otherwise
      // players would lose time.
      heldUntilMs = 0;
      await reload();
      if ((await inTurn(() => change(takeOver))) !== null) return false;
      owesTakeOver = false;
    }
    heldUntilMs = lease ? until.getTime() : 0;
    if (lease && lease.version > stored.version) {
      // The bus may lose a message, and a table that makes no changes of its own would not notice that its state is
      // outdated.
      await reload();
    }
    return lease !== undefined;
  }

  const isIdle = () => listeners.size === 0 && !isBusy(stored.state);

  async function run(): Promise<void> {
    while (!isStopped && !isIdle()) {
      try {
        if (await lead()) {
          startSettling();
          await playOn();
        } else await reloadNowAndThen();
        await presence.report();
      } catch (error) {
        kit.log.error({ err: error, id }, "a poker table could not be moved on");
      }
      await pause();
    }
    // A lease that is not released expires on its own.
    await release().catch((error: unknown) => {
      kit.log.warn({ err: error, id }, "the lease of a poker table was not released");
    });
  }

  /** The state is reloaded from time to time, because the bus may lose a message. */
  let reloadedMs = 0;
  async function reloadNowAndThen(): Promise<void> {
    if (Math.abs(nowMs() - reloadedMs) < renewMs) return;
    reloadedMs = nowMs();
    await reload();
  }

  async function release(): Promise<void> {
    if (heldUntilMs > 0) await dropTableLease(kit.db, id, holder);
    heldUntilMs = 0;
    renewedMs = 0;
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pulseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function start(): void {
    if (isStopped || running || isIdle()) return;
    running = run().finally(() => {
      running = undefined;
      start();
    });
  }

  const unsubscribe = await kit.bus.subscribe(topic, (version) => {
    if (typeof version === "number" && version > stored.version)
      reload().catch((error: unknown) => kit.log.warn({ err: error, id }, "a poker table was not read"));
  });
  start();

  return {
    config: () => stored.config,
    state: () => stored.state,
    version: () => stored.version,
    pace,
    connect: presence.connect,
    change: (work) => inTurn(() => change(work)),
    moveMoney,
    watch(listener) {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },
    refresh: reload,
    // A lease that has just run out still counts as held, because on a slow database leases often run out before they
    // are renewed.
    servers: () => (heldUntilMs > 0 ? serversOf(stored.state) : []),
    async disconnectFrom(dead) {
      await inTurn(() => change(disconnectFrom(dead)));
    },
    isIdle,
    async stop() {
      isStopped = true;
      wake();
      await running;
      await settling;
      await queue;
      await unsubscribe();
    },
  };
}

/**
 * Whether a finished hand has already been stored with all its actions. Cards can still be shown after the end of a
 * hand, which adds actions.
 */
const isStored = (known: readonly TableHand[], { id, actions }: TableHand): boolean =>
  known.some((hand) => hand.id === id && hand.endedMs !== null && hand.actions.length === actions.length);
