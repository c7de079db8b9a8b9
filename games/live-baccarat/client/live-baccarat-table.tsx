import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useMemo } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { type Bead, Roads } from "../../kit/client/live/roads.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import {
  type BaccaratHands,
  type BaccaratKind,
  isPair,
  outcomeOf,
  settleBaccarat,
} from "../../kit/math/baccarat/baccarat-hands.ts";
import { baccaratOdds, betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";
import { dealScheduleOf } from "../math/deal-schedule.ts";
import { LiveBaccaratSide } from "./live-baccarat-side.tsx";
import "./live-baccarat.css";

const spots: readonly { kind: BaccaratKind; tone?: string }[] = [
  { kind: "playerPair" },
  { kind: "tie", tone: "green" },
  { kind: "bankerPair" },
  { kind: "player", tone: "blue" },
  { kind: "banker", tone: "red" },
];

function beadOf(number: number, { player, banker }: BaccaratHands): Bead {
  const outcome = outcomeOf(player, banker);
  return {
    id: String(number),
    result: outcome === "player" ? "first" : outcome === "banker" ? "second" : "tie",
    text: String(Math.max(totalOf(player), totalOf(banker))),
    marks: [
      ...(isPair(player) ? (["first"] as const) : []),
      ...(isPair(banker) ? (["second"] as const) : []),
    ],
  };
}

/** One baccarat round for all players, with the roads of past rounds. */
export function LiveBaccaratTable() {
  const { t, language } = useGame();
  const seat = useLiveChips();
  const { round, history } = seat.table;
  const elapsedMs = useRoundElapsed(seat.table);
  const hands = elapsedMs === null ? null : ((round?.outcome as BaccaratHands | null) ?? null);
  const schedule = useMemo(() => (hands ? dealScheduleOf(hands) : null), [hands]);
  const beads = useMemo(
    () => history.map(({ number, outcome }) => beadOf(number, outcome as BaccaratHands)),
    [history],
  );
  const isOver = round?.phase === "RESULT" && hands !== null;
  const winner = isOver ? outcomeOf(hands.player, hands.banker) : null;
  const side = (which: "player" | "banker") => (
    <LiveBaccaratSide
      // A new key for each round creates new cards, which are dealt with an animation.
      key={`${which}-${round?.number}`}
      side={which}
      cards={hands?.[which] ?? []}
      times={schedule?.[which] ?? []}
      elapsedMs={elapsedMs ?? 0}
      isWinner={winner === which}
    />
  );
  return (
    <SpotTableFrame
      theme="oxblood"
      seat={seat}
      running={t("games-live.noMoreBets")}
      result={winner ? t(betWords[winner]) : t("games-live.noMoreBets")}
      stage={
        <div className="lbac-stage">
          <div className="lbac-sides">
            {side("player")}
            {side("banker")}
          </div>
          <Roads
            beads={beads}
            names={{ first: t(betWords.player), second: t(betWords.banker), tie: t(betWords.tie) }}
          />
        </div>
      }
      board={
        <div className="lbac-spots">
          {spots.map(({ kind, tone }) => (
            <LiveSpot
              key={kind}
              seat={seat}
              spot={kind}
              tone={tone}
              className={kind === "player" || kind === "banker" ? "lbac-wide" : ""}
              state={isOver ? (settleBaccarat(kind, 100, hands) > 100 ? "won" : "lost") : undefined}
            >
              <strong>{t(betWords[kind])}</strong> <small>{formatOdds(baccaratOdds(kind), language)}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}
