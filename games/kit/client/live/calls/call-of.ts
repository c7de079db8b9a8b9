import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { ShownStatus } from "../shown-status.ts";

/** The dealer calls for last bets this long before betting closes, if there was more time than that to bet. */
const lastBetsSeconds = 5;
const leastBettingMs = 10_000;

type Moment = {
  status: Pick<ShownStatus, "phase" | "seconds">;
  round: Pick<LiveRound, "opensAt" | "closesAt"> | null;
  /** What the table calls once betting has closed: the progress of the round, then its result. */
  call: string;
  isMyChoice: boolean;
  t: (key: MessageKey) => string;
};

/** What a dealer would call at this moment of the round; null if a dealer would be silent. */
export function callOf({ status: { phase, seconds }, round, call, isMyChoice, t }: Moment): string | null {
  switch (phase) {
    case "BETTING": {
      const isLong = round !== null && round.closesAt - round.opensAt >= leastBettingMs;
      return t(isLong && seconds <= lastBetsSeconds ? "games-live.lastBets" : "games-live.betsOpen");
    }
    case "CLOSING":
      return t("games-live.noMoreBets");
    case "CHOOSING":
      return isMyChoice ? t("games-live.yourTurn") : null;
    case "RUNNING":
    case "RESULT":
      return call;
    case "VOID":
      return t("games-live.voided");
    default:
      return null;
  }
}
