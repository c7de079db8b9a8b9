import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { DealerState } from "@parlour/contracts/entities/live-table";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { OpenState } from "@parlour/rules/opening-hours";
import type { BusMessage } from "@parlour/server/kit/bus";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import { type Bet, listBets } from "./bet-store.ts";
import { createConductor } from "./conductor.ts";
import { createStatusLog } from "./events/status-log.ts";
import { phaseOf } from "./live-view.ts";
import { isDue, pulseMs, stageOf } from "./round-stage.ts";
import { findNewestRound, listPastRounds, listUnsettledRounds, type Round } from "./round-store.ts";
import { listSeats, type TakenSeat } from "./seats/seat-store.ts";
import type { TableAdmission } from "./table-admission.ts";

export type TableListener = {
  onRound(round: Round): void;
  onBets(bets: readonly Bet[]): void;
  /** Called when the table opens or closes, or operators have changed who may bet. */
  onAdmission(): void;
  /** Called when the result of a past round has been corrected. */
  onCorrection?(): void;
  /** Called when a seat is taken or becomes free. */
  onSeats?(): void;
};

/** A table's current round and bets on this server, kept up to date by the bus and the database. */
export type Table = {
  game: SharedGame;
  admission: TableAdmission;
  /** Whether the table is open, as last read. */
  opening(): OpenState;
  /** Whether the table's dealer is present, as last read; null at tables without a dealer. */
  dealer(): DealerState | null;
  round(): Round | undefined;
  bets(): readonly Bet[];
  past(): readonly Round[];
  /** The seats that players hold; empty at tables without seats. */
  seats(): readonly TakenSeat[];
  /** Reads the newest round, for a table that may not be running on this server. */
  refresh(): Promise<void>;
  /** Adds a watcher. From then on, the server runs the table and sends the watcher its changes. */
  join(listener: TableListener): Promise<() => void>;
  /** Publishes placed or changed bets to every server. */
  broadcastBets(bets: readonly Bet[]): void;
  /** Tells every server that a player has chosen, because the window closes when everyone has. */
  broadcastChoice(number: number): void;
  /** Tells every server that a round has changed. */
  broadcastRound(number: number): void;
  /** Starts the table, or makes it check immediately whether a step is due. */
  wake(): void;
  stop(): Promise<void>;
};

type News = { round: number } | { bets: (Omit<Bet, "placedAt"> & { placedAt: string })[] };

const restMs = 1_000;
const newsGatherMs = 100;
const pastShown = 30;
const shownStates = ["PLACED", "WON", "LOST", "PAID", "VOIDED", "REFUNDED"] as const;

export async function openTable(parts: {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  admission: TableAdmission;
  /** Called on every server with bets that were placed or changed, of any round. */
  onBets?(bets: readonly Bet[]): void;
}): Promise<Table> {
  const { kit, game, admission } = parts;
  const topic = `shared-rounds:${game.slug}`;
  const listeners = new Set<TableListener>();
  let round: Round | undefined;
  let bets = new Map<string, Bet>();
  let past: readonly Round[] = [];
  let seats: readonly TakenSeat[] = [];
  let announced = "";
  let opening: OpenState = { isOpen: true, opensAt: null };
  let announcedAdmission = "";
  let dealer: DealerState | null = null;
  let corrections = "";
  let isStopped = false;
  let running: Promise<void> | undefined;
  let wake = () => {};
  const gathered: Bet[] = [];
  let hasNews = false;
  let steppedMs = 0;

  const publish = (news: News) => {
    kit.bus.publish(topic, news as unknown as BusMessage).catch((error: unknown) => {
      kit.log.warn({ err: error, slug: game.slug }, "a table's changes could not be published");
    });
  };
  const broadcastBets = (changed: readonly Bet[]) => {
    if (changed.length === 0) return;
    if (gathered.length === 0) {
      setTimeout(() => {
        const news = gathered.splice(0);
        if (!isStopped) publish({ bets: news as never });
      }, newsGatherMs).unref();
    }
    gathered.push(...changed);
  };
  const conductor = createConductor({
    ...parts,
    holder: randomUUID(),
    broadcastRound: (number) => publish({ round: number }),
    broadcastBets,
  });

  const statusLog = createStatusLog(kit, parts);

  async function readAdmission(): Promise<void> {
    dealer = await admission.dealer();
    opening = await admission.opening(dealer);
  }

  /** Reloads the round from the database whenever it may have changed. */
  async function reload(): Promise<void> {
    const newest = await findNewestRound(kit.db, game.slug);
    const isNews =
      newest?.number !== round?.number ||
      newest?.state !== round?.state ||
      stageOf(newest) !== stageOf(round);
    round = newest;
    if (game.seats) await readSeats();
    if (newest === undefined) return;
    if (game.dealt) await readCorrections();
    if (!isNews) return;
    const known = await listBets(kit.db, game.slug, newest.number, shownStates);
    bets = new Map(known.map((bet) => [bet.id, bet]));
    past = await listPastRounds(kit.db, game.slug, game.pastShown ?? pastShown);
  }

  async function readSeats(): Promise<void> {
    const current = await listSeats(kit.db, game.slug);
    if (isDeepStrictEqual(current, seats)) return;
    seats = current;
    for (const listener of listeners) listener.onSeats?.();
  }

  /** Announces corrected results of past rounds. */
  async function readCorrections(): Promise<void> {
    const latest = await listPastRounds(kit.db, game.slug, game.pastShown ?? pastShown);
    const current = latest.flatMap((one) => (one.correction ? `${one.number}@${one.correction}` : [])).join();
    const isNews = current !== corrections && past.length > 0;
    corrections = current;
    if (!isNews) return;
    past = latest;
    for (const listener of listeners) listener.onCorrection?.();
  }

  /**
   * Announces each phase once, when it starts. The end of a round follows from the clock and needs no message
   * from the server that holds the lease.
   */
  function announcePhase(): void {
    if (round === undefined) return;
    const phase = `${round.number}:${phaseOf(round, kit.clock.now())}:${stageOf(round)}`;
    if (phase === announced) return;
    announced = phase;
    for (const listener of listeners) listener.onRound(round);
  }

  async function announceAdmission(): Promise<void> {
    const { fromTier } = await admission.rules();
    const current = `${opening.isOpen}:${opening.opensAt?.getTime()}:${fromTier}:${dealer}`;
    if (current === announcedAdmission) return;
    announcedAdmission = current;
    for (const listener of listeners) listener.onAdmission();
  }

  const receive = (news: News) => {
    if ("round" in news) {
      hasNews = true;
      wake();
      return;
    }
    const received = news.bets.map((bet) => ({ ...bet, placedAt: new Date(bet.placedAt) }));
    parts.onBets?.(received);
    const fresh = received.filter((bet) => bet.number === round?.number);
    for (const bet of fresh) bets.set(bet.id, bet);
    if (fresh.length > 0) for (const listener of listeners) listener.onBets(fresh);
  };
  const unsubscribe = await kit.bus.subscribe(topic, (news) => receive(news as unknown as News));

  /**
   * Returns whether to read the database: when something is due, after a message, or when neither has happened for a
   * while.
   */
  function isStepDue(): boolean {
    const now = kit.clock.now();
    const isLeaving = round?.state === "RUNNING" && game.exit !== undefined;
    // A closed table opens no further rounds, so there is nothing to wait for once its last one is settled.
    const isWaiting = !opening.isOpen && (round === undefined || round.state === "SETTLED");
    const isAwaited = !isWaiting && isDue(round, now);
    return hasNews || isLeaving || isAwaited || Math.abs(now.getTime() - steppedMs) >= restMs;
  }

  async function run(): Promise<void> {
    for (;;) {
      if (isStopped) return;
      try {
        await readAdmission();
        await statusLog.note(dealer);
        // Players see the result before their bets are settled, which takes longer.
        announcePhase();
        if (isStepDue()) {
          hasNews = false;
          steppedMs = kit.clock.now().getTime();
          // Rounds also run while a dealer is present and waits for players.
          const isWatched = listeners.size > 0 || (dealer !== null && dealer !== "AWAY");
          const { isIdle } = await conductor.step({ isWatched, isOpen: opening.isOpen, dealer });
          await reload();
          if (isIdle && !isWatched) return;
        }
        announcePhase();
        await announceAdmission();
      } catch (error) {
        kit.log.error({ err: error, slug: game.slug }, "a table could not be moved on");
      }
      await pause(pulseMs(game, round, kit.clock.now()));
    }
  }
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  function start(): void {
    running ??= run().finally(() => {
      running = undefined;
      // A player may have joined during the last step, so the loop starts again.
      if (listeners.size > 0 && !isStopped) start();
    });
  }

  const unsettled = await listUnsettledRounds(kit.db, game.slug).catch(async (error: unknown) => {
    await unsubscribe();
    throw error;
  });
  if (unsettled.length > 0) start();
  return {
    game,
    admission,
    opening: () => opening,
    dealer: () => dealer,
    round: () => round,
    bets: () => [...bets.values()],
    past: () => past,
    seats: () => seats,
    async refresh() {
      await readAdmission();
      await reload();
    },
    async join(listener) {
      await readAdmission();
      await reload();
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },
    broadcastBets,
    broadcastChoice: (number) => publish({ round: number }),
    broadcastRound: (number) => publish({ round: number }),
    wake() {
      hasNews = true;
      wake();
      if (!isStopped) start();
    },
    async stop() {
      isStopped = true;
      wake();
      await running;
      await conductor.stop();
      await unsubscribe();
    },
  };
}
