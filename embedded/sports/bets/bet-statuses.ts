import type { SportsBet, SportsBetStatus } from "@parlour/contracts/entities/sports-bet";
import type { MessageKey } from "@parlour/web/i18n/messages";

type Tone = "quiet" | "gain" | "alarm" | "brass";
type Look = { text: MessageKey; tone: Tone };

export const betStatuses: Readonly<Record<SportsBetStatus, Look>> = {
  PENDING: { text: "sportsbook.statusPending", tone: "brass" },
  OPEN: { text: "sportsbook.statusOpen", tone: "quiet" },
  WON: { text: "sportsbook.statusWon", tone: "gain" },
  LOST: { text: "sportsbook.statusLost", tone: "alarm" },
  VOID: { text: "sportsbook.statusVoid", tone: "quiet" },
  CASHED_OUT: { text: "sportsbook.cashedOut", tone: "gain" },
  REFUSED: { text: "sportsbook.statusRefused", tone: "alarm" },
};

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
