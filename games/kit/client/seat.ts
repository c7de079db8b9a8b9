import { ApiError } from "@parlour/web/api/api-error";
import type { GameApi, RoundAnswer, SessionAnswer } from "./game-api.ts";
import { createMoney, type GameMoney } from "./money.ts";
import { isPassing, problemOf, type SeatProblem } from "./seat-problem.ts";
import { mapStakes, totalStake } from "./stakes.ts";

/** A round as the table draws it, amounts in minor units. */
export type Round<View = unknown> = {
  roundId: string;
  sequence: number;
  /** What the round has cost and paid so far. */
  stake: number;
  win: number;
  done: boolean;
  /** It was granted: the house put down the stake. */
  promotional: boolean;
  view: View;
  /** Won beside the win. */
  jackpot: { tier: string; amount: number } | null;
  /** Shows the win in the balance: called when the table has shown how it came. */
  settle(): void;
};

export type SeatState = {
  /** What the player sees: without wins whose animation is under way. */
  balance: number;
  settled: boolean;
  busy: boolean;
  problem: SeatProblem | null;
  promotionalSpins: { left: number; stake: number } | null;
};

export type Seat = {
  readonly session: SessionAnswer;
  readonly money: GameMoney;
  state(): SeatState;
  subscribe(listener: () => void): () => void;
  play<View>(bet: unknown): Promise<Round<View> | null>;
  /** `cost` is what the action puts down beside the bet: a double, a split, insurance. */
  act<View>(round: Round<View>, action: unknown, cost?: number): Promise<Round<View> | null>;
  /** The round that the player left unfinished, as it stands. */
  resumed<View>(): Round<View> | null;
  /** For tables that tell by themselves what the player has, or why a bet was refused. */
  hear(news: { balance?: number; problem?: SeatProblem | null }): void;
  /** Tries again what could not be asked, with the same id. */
  retry(): void;
  dismiss(): void;
};

export type SeatOptions = {
  session: SessionAnswer;
  api: GameApi;
  newId?: () => string;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

/** Short waits before the player is asked: most lost connections are back within a breath. */
const retryAfterMs = [300, 900, 2_000];

export function createSeat(options: SeatOptions): Seat {
  const { session, api } = options;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const now = options.now ?? (() => performance.now());
  const sleep = options.sleep ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const money = createMoney(session.currency, session.language);
  const listeners = new Set<() => void>();
  /** What each round has paid, as far as the table has shown it, and what it has not shown yet. */
  const shown = new Map<string, number>();
  const held = new Map<string, number>();
  let known = money.toMinor(session.balance);
  let inFlight = 0;
  let lastPlayAt = Number.NEGATIVE_INFINITY;
  let wakeUp: (() => void) | null = null;
  let { promotionalSpins } = session;
  let state: SeatState = snapshot(false, null);

  function snapshot(busy: boolean, problem: SeatProblem | null): SeatState {
    const onItsWay = [...held.values()].reduce((sum, win) => sum + win, 0);
    return {
      balance: known - onItsWay - inFlight,
      settled: onItsWay === 0 && inFlight === 0,
      busy,
      problem,
      promotionalSpins,
    };
  }

  function update(change: { busy?: boolean; problem?: SeatProblem | null } = {}): void {
    const busy = change.busy ?? state.busy;
    const problem = change.problem === undefined ? state.problem : change.problem;
    state = snapshot(busy, problem);
    for (const listener of listeners) listener();
  }

  function toRound<View>(answer: RoundAnswer): Round<View> {
    const { roundId, sequence, done, promotional } = answer;
    const win = money.toMinor(answer.win);
    const jackpot = answer.jackpot && { ...answer.jackpot, amount: money.toMinor(answer.jackpot.amount) };
    const paid = win + (jackpot?.amount ?? 0);
    known = money.toMinor(answer.balance);
    held.set(roundId, paid - (shown.get(roundId) ?? 0));
    return {
      roundId,
      sequence,
      stake: money.toMinor(answer.stake),
      win,
      done,
      promotional,
      view: answer.view as View,
      jackpot: jackpot ?? null,
      settle() {
        if (done) shown.delete(roundId);
        else shown.set(roundId, paid);
        if (held.delete(roundId)) update();
      },
    };
  }

  /** Asks until an answer comes. A bet that was sent may have been taken, so it is never given up. */
  async function ask(call: () => Promise<RoundAnswer>): Promise<RoundAnswer | SeatProblem> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await call();
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        if (!isPassing(cause)) {
          const { balance } = cause.details;
          if (typeof balance === "number") known = money.toMinor(balance);
          return problemOf(cause);
        }
        const afterMs = retryAfterMs[tries];
        if (afterMs !== undefined) {
          await sleep(afterMs);
          continue;
        }
        update({ problem: { kind: "offline" } });
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
        });
        wakeUp = null;
        update({ problem: null });
      }
    }
  }

  async function take<View>(stake: number, call: () => Promise<RoundAnswer>): Promise<Round<View> | null> {
    inFlight = Math.min(stake, state.balance);
    update({ busy: true, problem: null });
    const answer = await ask(call);
    inFlight = 0;
    if ("kind" in answer) {
      if (answer.kind === "spins") promotionalSpins = null;
      update({ busy: false, problem: answer });
      return null;
    }
    const round = toRound<View>(answer);
    update({ busy: false });
    return round;
  }

  return {
    session,
    money,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(bet) {
      if (state.busy) return null;
      const promotional = promotionalSpins !== null && promotionalSpins.left > 0;
      const stake = promotional ? 0 : totalStake(bet);
      if (stake > state.balance) {
        update({ problem: { kind: "funds" } });
        return null;
      }
      update({ busy: true, problem: null });
      const early = lastPlayAt + session.minimumSpinMs - now();
      if (early > 0) await sleep(early);
      lastPlayAt = now();
      const wire = mapStakes(bet, money.toMajor) as Record<string, unknown>;
      const body = { roundId: newId(), bet: wire, promotional };
      const round = await take(stake, () => api.startRound(session.gameSession, body));
      if (round !== null && promotional && promotionalSpins !== null) {
        promotionalSpins = { ...promotionalSpins, left: promotionalSpins.left - 1 };
        update();
      }
      return round as Round<never> | null;
    },
    async act(round, action, cost = 0) {
      if (state.busy) return null;
      if (cost > state.balance) {
        update({ problem: { kind: "funds" } });
        return null;
      }
      const body = { sequence: round.sequence, action };
      return take(cost, () => api.actInRound(session.gameSession, round.roundId, body));
    },
    resumed<View>() {
      if (session.round === null || session.round.done) return null;
      const round = toRound<View>(session.round);
      // Paid before this window was opened, so there is nothing to hold back.
      round.settle();
      return round;
    },
    hear({ balance = known, ...news }) {
      known = balance;
      update(news);
    },
    retry() {
      wakeUp?.();
    },
    dismiss() {
      if (wakeUp === null) update({ problem: null });
    },
  };
}
