import type { liveTable } from "@parlour/contracts/sockets/live-table";
import { socketAddress } from "@parlour/web/api/socket-address";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useGame } from "../game-context.ts";
import { postToPage } from "../post-to-page.ts";
import { type SeatProblem, withDetails } from "../seat-problem.ts";
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
  REGION_NOT_AVAILABLE: "region",
  TABLE_CLOSED: "tableClosed",
  DEALER_AWAY: "tableClosed",
  VIDEO_LOST: "tableClosed",
  TIER_REQUIRED: "tier",
};

/** The number of the table that the page's address asks for; null if it leaves the choice to the server. */
function wantedTableNumber(): number | null {
  const number = new URLSearchParams(location.search).get("table");
  return number !== null && /^\d{1,2}$/.test(number) ? Number(number) : null;
}

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
    const { gameSession } = session;
    const address = socketAddress<typeof liveTable>("/services/games/v1/sessions/{gameSession}/live", {
      gameSession,
    });
    return createLiveTable({
      wantedTable: wantedTableNumber(),
      onOtherTable: ({ number }) => seat.receive({ problem: { kind: "otherTable", table: number } }),
      connect: (listener) =>
        openLiveConnection(() => {
          const number = listener.tableNumber();
          return number === null ? address : `${address}?table=${number}`;
        }, listener),
      onBalance: (major, version) => seat.receive({ balance: toMinor(major), version }),
      resultDelayMs,
    });
  }, [session, seat, toMinor, resultDelayMs]);
  useEffect(() => () => table.close(), [table]);
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { isAsking, isRefused } = state;
  useEffect(() => {
    postToPage("asking", { isAsking, isRefused });
  }, [isAsking, isRefused]);
  // Players whose loyalty tier is too low see at once which tier the table requires.
  const tier = state.restriction?.code === "TIER_REQUIRED" ? state.restriction.tier : null;
  useEffect(() => {
    if (tier !== null) seat.receive({ problem: { kind: "tier", tier } });
  }, [tier, seat]);
  const replay = useTableReplay(state.table?.slug ?? session.game.slug, table.now);
  // A replayed round shows no bets, because those at the table belong to the live round.
  const replayed = replay.round && { round: replay.round, bets: [], mine: new Set<string>() };

  async function report(asked: Promise<LiveAnswer>): Promise<LiveAnswer> {
    const answer = await asked;
    // A late bet is not shown as an error, because the table already shows that betting is closed.
    if ("refused" in answer && !["BETTING_CLOSED", "ROUND_OVER"].includes(answer.refused)) {
      const kind = problems[answer.refused] ?? "refused";
      seat.receive({ problem: withDetails(kind, answer.details ?? {}) });
    }
    return answer;
  }

  async function reportSeat(asked: Promise<string | null>): Promise<string | null> {
    const refused = await asked;
    const kind = refused === null ? undefined : problems[refused];
    if (kind === undefined) return refused;
    seat.receive({ problem: { kind } });
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
    bet: (bet: object, id?: string) =>
      report(table.bet(mapStakes(bet, toMajor) as Record<string, unknown>, id)),
    choose: (betId: string, window: number, action: Record<string, unknown>) =>
      report(table.choose(betId, window, action)),
    leave: (betId: string) => report(table.leave(betId)),
    withdraw: (betId: string) => report(table.withdraw(betId)),
    /** Takes or gives up a seat. Returns the code of a refusal, unless it is about the player's account. */
    sit: (seat: number) => reportSeat(table.sit(seat)),
    leaveSeat: () => reportSeat(table.leaveSeat()),
    /** Tips the dealer. Resolves to the refusal if there is one, otherwise null. */
    giveTip: (amount: number) => table.tip(amount),
  };
}

export type LiveSeat = ReturnType<typeof useLiveTable>;
