import { isNewerBalance } from "@parlour/rules/balance-version";
import { ApiError } from "@parlour/web/api/api-error";
import type { GameApi, RoundAnswer, SessionAnswer } from "./game-api.ts";
import { createMoney, type GameMoney } from "./money.ts";
import { isPassing, problemOf, type SeatProblem } from "./seat-problem.ts";
import { mapStakes, totalStake } from "./stakes.ts";

/** A round as the table shows it, with amounts in minor units. */
export type Round<View = unknown> = {
  roundId: string;
  sequence: number;
  /** The total staked and paid in the round so far. */
  stake: number;
  win: number;
  done: boolean;
  /** Whether the round is promotional, with the stake paid by the house. */
  promotional: boolean;
  view: View;
  /** The jackpot won, paid in addition to the win. */
  jackpot: { tier: string; amount: number } | null;
  /** Adds the win to the displayed balance; called after the table's animation. */
  settle(): void;
};

export type SeatState = {
  /** The displayed balance, without wins whose animation is still running. */
  balance: number;
  /** The version of the balance; null for balances without versions, such as practice credits. */
  version: number | null;
  settled: boolean;
  busy: boolean;
  problem: SeatProblem | null;
  /** The total of the player's own stakes in rounds that the table is still showing. */
  atStake: number;
  /** The promotional rounds. After the last one, they are kept until the player has seen the summary. */
  promotionalSpins: PromotionalSpins | null;
};

export type PromotionalSpins = {
  left: number;
  /** The stake of each promotional round, in minor units. */
  stake: number;
  played: number;
  /** The winnings of the promotional rounds that the table has shown so far. */
  won: number;
};

/** A player's seat at a game: the object that plays rounds through the game API and knows the balance. */
export type Seat = {
  readonly session: SessionAnswer;
  readonly money: GameMoney;
  state(): SeatState;
  subscribe(listener: () => void): () => void;
  /** `cost` is the price of the round; set only if it is more than the stakes of the bet, as for an ante bet. */
  play<View>(bet: unknown, cost?: number): Promise<Round<View> | null>;
  /** `cost` is the extra stake of the action, such as for a double, a split or insurance. */
  act<View>(round: Round<View>, action: unknown, cost?: number): Promise<Round<View> | null>;
  /** The player's unfinished round, if there is one. */
  resumed<View>(): Round<View> | null;
  /**
   * Accepts balances and rejections from shared tables, which use their own connection. A balance whose version is lower
   * than that of the known one is ignored; one without a version is always accepted.
   */
  receive(news: { balance?: number; version?: number | null; problem?: SeatProblem | null }): void;
  /** Sends the failed request again, unchanged. */
  retry(): void;
  dismiss(): void;
  /** Switches to the player's own money after the promotional rounds. */
  endSpins(): void;
};

export type SeatOptions = {
  session: SessionAnswer;
  api: GameApi;
  newId?: () => string;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

/** Short waits before the player is asked to retry: most lost connections recover within seconds. */
const retryAfterMs = [300, 900, 2_000];

export function createSeat(options: SeatOptions): Seat {
  const { session, api } = options;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const now = options.now ?? (() => performance.now());
  const sleep = options.sleep ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const money = createMoney(session.currency, session.language);
  const listeners = new Set<() => void>();
  /** The payouts of each round: the part that the table has already shown, and the rest. */
  const shown = new Map<string, number>();
  const held = new Map<string, number>();
  let known = money.toMinor(session.balance);
  let version: number | null = null;
  let inFlight = 0;
  let lastPlayAt = Number.NEGATIVE_INFINITY;
  let wakeUp: (() => void) | null = null;
  /** The player's own stakes in rounds that the table is still showing, and in the pending request. */
  const staked = new Map<string, number>();
  let asked = 0;
  let promotionalSpins: PromotionalSpins | null = session.promotionalSpins && {
    left: session.promotionalSpins.left,
    stake: money.toMinor(session.promotionalSpins.stake),
    played: 0,
    won: 0,
  };
  let state: SeatState = snapshot(false, null);

  function snapshot(busy: boolean, problem: SeatProblem | null): SeatState {
    const onItsWay = [...held.values()].reduce((sum, win) => sum + win, 0);
    return {
      balance: known - onItsWay - inFlight,
      version,
      settled: onItsWay === 0 && inFlight === 0,
      busy,
      problem,
      atStake: [...staked.values()].reduce((sum, stake) => sum + stake, asked),
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
    const before = known;
    known = money.toMinor(answer.balance);
    // A promotional round may pay money that is not playable yet; in that case the balance does not change.
    const unseen = paid - (shown.get(roundId) ?? 0);
    held.set(roundId, promotional ? Math.min(unseen, Math.max(0, known - before)) : unseen);
    staked.set(roundId, promotional ? 0 : money.toMinor(answer.stake));
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
        if (!held.delete(roundId)) return;
        if (done) {
          shown.delete(roundId);
          staked.delete(roundId);
        } else shown.set(roundId, paid);
        if (done && promotional && promotionalSpins)
          promotionalSpins = { ...promotionalSpins, won: promotionalSpins.won + paid };
        update();
      },
    };
  }

  /** Retries until the server answers. A bet that was sent may have been accepted, so it is never dropped. */
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
    asked = inFlight;
    update({ busy: true, problem: null });
    const answer = await ask(call);
    inFlight = 0;
    asked = 0;
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
    async play(bet, cost = totalStake(bet)) {
      // Only the player can switch from promotional rounds to their own money.
      if (state.busy || promotionalSpins?.left === 0) return null;
      const promotional = promotionalSpins !== null;
      const stake = promotional ? 0 : cost;
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
        const { left, played } = promotionalSpins;
        promotionalSpins = { ...promotionalSpins, left: left - 1, played: played + 1 };
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
      // The win was paid before this window was opened, so the balance already includes it.
      round.settle();
      return round;
    },
    receive({ balance, version: received = null, ...news }) {
      if (balance !== undefined && isNewerBalance(received, version)) {
        known = balance;
        version = received ?? version;
      }
      update(news);
    },
    retry() {
      wakeUp?.();
    },
    dismiss() {
      if (wakeUp === null) update({ problem: null });
    },
    endSpins() {
      promotionalSpins = null;
      update();
    },
  };
}
