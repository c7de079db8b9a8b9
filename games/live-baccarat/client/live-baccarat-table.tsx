import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useMemo, useState } from "react";
import { beadOf } from "../../kit/client/baccarat/bead-of.ts";
import { enoughPeeled } from "../../kit/client/baccarat/squeeze-card.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { Roads } from "../../kit/client/live/roads.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import type { ShownCard } from "../../kit/client/table-3d/card-motion.ts";
import { TableView } from "../../kit/client/table-3d/table-view.tsx";
import {
  type BaccaratHands,
  type BaccaratKind,
  outcomeOf,
  settleBaccarat,
} from "../../kit/math/baccarat/baccarat-hands.ts";
import { baccaratOdds, betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { cardCode } from "../../kit/math/cards.ts";
import { dealScheduleOf } from "../math/deal-schedule.ts";
import { baccaratCall } from "./baccarat-call.ts";
import { anchors, baccaratPlan } from "./baccarat-plan.ts";
import { LiveBaccaratSide } from "./live-baccarat-side.tsx";
import { liveBaccaratStatistics } from "./live-baccarat-statistics.ts";
import "./live-baccarat.css";

const spots: readonly { kind: BaccaratKind; tone?: string }[] = [
  { kind: "playerPair" },
  { kind: "tie", tone: "green" },
  { kind: "bankerPair" },
  { kind: "player", tone: "blue" },
  { kind: "banker", tone: "red" },
];

/** One baccarat round for all players, with the roads of past rounds. */
export function LiveBaccaratTable() {
  const { t, language } = useGame();
  const seat = useLiveChips();
  const { round, history } = seat.table;
  const elapsedMs = useRoundElapsed(seat.table);
  const hands = elapsedMs === null ? null : ((round?.outcome as BaccaratHands | null) ?? null);
  const schedule = useMemo(() => (hands ? dealScheduleOf(hands) : null), [hands]);
  const [peeled, setPeeled] = useState<Readonly<Record<string, number>>>({});
  const keyOf = (which: "player" | "banker", at: number) => `${round?.number}-${which}-${at}`;
  const beads = useMemo(
    () => history.map(({ number, outcome }) => beadOf(String(number), outcome as BaccaratHands)),
    [history],
  );
  const isOver = round?.phase === "RESULT" && hands !== null;
  const winner = isOver ? outcomeOf(hands.player, hands.banker) : null;
  const side = (which: "player" | "banker") => (
    <LiveBaccaratSide
      // Each round has a new React key, so that its cards are new elements and dealt with an animation.
      key={`${which}-${round?.number}`}
      side={which}
      cards={hands?.[which] ?? []}
      times={schedule?.[which] ?? []}
      elapsedMs={elapsedMs ?? 0}
      isWinner={winner === which}
      peeledOf={(at) => peeled[keyOf(which, at)] ?? 0}
      // Players can peel only the cards of this round, so the state of earlier cards is dropped.
      onPeel={(at, share) =>
        setPeeled((before) => {
          const ofRound = Object.entries(before).filter(([key]) => key.startsWith(`${round?.number}-`));
          return { ...Object.fromEntries(ofRound), [keyOf(which, at)]: share };
        })
      }
    />
  );
  const stateOf = (kind: string) =>
    isOver ? (settleBaccarat(kind as BaccaratKind, 100, hands) > 100 ? "won" : "lost") : undefined;
  const shown = (which: "player" | "banker"): ShownCard[] =>
    (hands?.[which] ?? []).flatMap((card, at) => {
      const times = schedule![which][at]!;
      if (elapsedMs! < times.dealtMs) return [];
      const share = peeled[keyOf(which, at)] ?? 0;
      const code = cardCode(card);
      const isOpen = elapsedMs! >= times.openMs || share >= enoughPeeled;
      const peel = !isOpen && share > 0 ? { share, code } : undefined;
      return [{ key: keyOf(which, at), hand: which, at, of: 2, code: isOpen ? code : null, peel }];
    });
  const openOf = (which: "player" | "banker") =>
    (hands?.[which] ?? []).filter((_, at) => elapsedMs! >= schedule![which][at]!.openMs);
  return (
    <SpotTableFrame
      theme="oxblood"
      seat={seat}
      statisticsOf={liveBaccaratStatistics}
      call={baccaratCall({ player: openOf("player"), banker: openOf("banker") }, winner, t)}
      cards={shown("player").length + shown("banker").length}
      running={t("games-live.noMoreBets")}
      result={winner ? t(betWords[winner]) : t("games-live.noMoreBets")}
      stage={
        <div className="lbac-stage">
          <TableView
            plan={baccaratPlan}
            seat={seat}
            words={Object.fromEntries(spots.map(({ kind }) => [kind, t(betWords[kind])]))}
            cards={[...shown("player"), ...shown("banker")]}
            stateOf={stateOf}
            paysOf={(kind) => settleBaccarat(kind as BaccaratKind, 100, hands!) / 100 - 1}
            anchors={anchors}
          >
            <div className="lbac-sides">
              {side("player")}
              {side("banker")}
            </div>
          </TableView>
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
              state={stateOf(kind)}
            >
              <strong>{t(betWords[kind])}</strong> <small>{formatOdds(baccaratOdds(kind), language)}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}
