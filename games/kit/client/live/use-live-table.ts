import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useGame } from "../game-context.ts";
import type { SeatProblem } from "../seat-problem.ts";
import { mapStakes } from "../stakes.ts";
import { openLiveConnection } from "./live-connection.ts";
import { createLiveTable, type LiveAnswer } from "./live-table.ts";
import { useTableReplay } from "./replay/use-table-replay.ts";

const problems: Readonly<Record<string, SeatProblem["kind"]>> = {
  INSUFFICIENT_FUNDS: "funds",
  LIMIT_EXCEEDED: "limit",
  BONUS_MAX_BET: "bonusMax",
  LIMIT_REACHED: "protected",
  EXCLUDED: "excluded",
  REALITY_CHECK_DUE: "reality",
  REGISTER_UNAVAILABLE: "register",
  ACCOUNT_UNDER_REVIEW: "review",
  SESSION_INVALID: "ended",
  GAME_NOT_AVAILABLE: "closed",
  TABLE_CLOSED: "tableClosed",
  DEALER_AWAY: "tableClosed",
  VIDEO_LOST: "tableClosed",
  TIER_REQUIRED: "tier",
};

export type LiveTableOptions = {
  /**
   * Returns how far the table's video is behind; the end of a round is shown that much later. Must be the same function
   * on every render, because a new one reconnects the table.
   */
  resultDelayMs?: (() => number) | undefined;
};

/** The player's seat at a shared table. Stakes are in minor units here and in major units in messages. */
export function useLiveTable({ resultDelayMs }: LiveTableOptions = {}) {
  const { session, seat, toMinor, toMajor } = useGame();
  const table = useMemo(() => {
    const { protocol, host } = location;
    const scheme = protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${host}/services/games/v1/sessions/${session.gameSession}/live`;
    return createLiveTable({
      connect: (listener) => openLiveConnection(address, listener),
      onBalance: (major) => seat.hear({ balance: toMinor(major) }),
      resultDelayMs,
    });
  }, [session, seat, toMinor, resultDelayMs]);
  useEffect(() => () => table.close(), [table]);
  const state = useSyncExternalStore(table.subscribe, table.state);
  const replay = useTableReplay(session.game.slug, table.now);
  // A replayed round shows no bets, because those at the table belong to the live round.
  const replayed = replay.round && { round: replay.round, bets: [], mine: new Set<string>() };

  async function report(asked: Promise<LiveAnswer>): Promise<LiveAnswer> {
    const answer = await asked;
    // A late bet is not an error, because the table already shows that betting is closed.
    if ("refused" in answer && !["BETTING_CLOSED", "ROUND_OVER"].includes(answer.refused)) {
      seat.hear({ problem: { kind: problems[answer.refused] ?? "refused" } });
    }
    return answer;
  }

  async function reportSeat(asked: Promise<string | null>): Promise<string | null> {
    const refused = await asked;
    const kind = refused === null ? undefined : problems[refused];
    if (kind === undefined) return refused;
    seat.hear({ problem: { kind } });
    return null;
  }

  return {
    ...state,
    ...replayed,
    /** The state of the live table, even while a past round is being replayed. */
    live: state,
    replay,
    chat: table.chat,
    now: table.now,
    /** Whether this player can place a bet in the current phase. */
    takesBets:
      replayed === null &&
      state.isConnected &&
      state.restriction === null &&
      state.round?.phase === "BETTING",
    bet: (bet: object) => report(table.bet(mapStakes(bet, toMajor) as Record<string, unknown>)),
    choose: (betId: string, window: number, action: Record<string, unknown>) =>
      report(table.choose(betId, window, action)),
    leave: (betId: string) => report(table.leave(betId)),
    withdraw: (betId: string) => report(table.withdraw(betId)),
    /** Takes or gives up a seat. Returns the code of a refusal, unless it is about the player's account. */
    sit: (seat: number) => reportSeat(table.sit(seat)),
    leaveSeat: () => reportSeat(table.leaveSeat()),
    /** Tips the dealer. Resolves to an error code if the tip is refused, otherwise null. */
    giveTip: (amount: number) => table.tip(amount),
  };
}

export type LiveSeat = ReturnType<typeof useLiveTable>;
