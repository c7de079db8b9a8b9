import type { SportsBet, SportsBetStatus } from "@parlour/contracts/entities/sports-bet";
import { settledAs } from "@parlour/rules/settled-bet";
import type { MessageKey } from "@parlour/web/i18n/messages";

type Tone = "quiet" | "gain" | "alarm" | "brass";
type Look = { text: MessageKey; tone: Tone };

const betStatuses: Readonly<Record<SportsBetStatus, Look>> = {
  PENDING: { text: "sportsbook.statusPending", tone: "brass" },
  OPEN: { text: "sportsbook.statusOpen", tone: "quiet" },
  WON: { text: "sportsbook.statusWon", tone: "gain" },
  LOST: { text: "sportsbook.statusLost", tone: "alarm" },
  VOID: { text: "sportsbook.statusVoid", tone: "quiet" },
  CASHED_OUT: { text: "sportsbook.cashedOut", tone: "gain" },
  REFUSED: { text: "sportsbook.statusRefused", tone: "alarm" },
};

type Settled = Pick<SportsBet, "status" | "stake" | "freeBet" | "payout" | "cashedOut">;

/** How a bet's result is shown. A bet that returned no more than its stake is shown in neutral words and colours. */
export function betResult(bet: Settled): Look & { paid: number; isReturn: boolean } {
  const look = betStatuses[bet.status];
  const paid = bet.payout + bet.cashedOut;
  const isDecided = bet.status === "WON" || bet.status === "LOST" || bet.status === "CASHED_OUT";
  const isReturn = isDecided && settledAs({ stake: bet.stake, paid, isFree: bet.freeBet }) === "RETURN";
  if (!isReturn || bet.status === "LOST") return { ...look, paid, isReturn };
  return {
    text: bet.status === "WON" ? "sportsbook.returned" : look.text,
    tone: "quiet",
    paid,
    isReturn,
  };
}

type Result = SportsBet["selections"][number]["result"];

export const selectionResults: Readonly<Record<Result, Look>> = {
  OPEN: { text: "sportsbook.statusOpen", tone: "quiet" },
  WON: { text: "sportsbook.statusWon", tone: "gain" },
  LOST: { text: "sportsbook.statusLost", tone: "alarm" },
  VOID: { text: "sportsbook.statusVoid", tone: "quiet" },
  HALF_WON: { text: "sportsbook.statusHalfWon", tone: "gain" },
  HALF_LOST: { text: "sportsbook.statusHalfLost", tone: "alarm" },
  PLACED: { text: "sportsbook.statusPlaced", tone: "gain" },
  DEAD_HEAT: { text: "sportsbook.statusDeadHeat", tone: "brass" },
};
