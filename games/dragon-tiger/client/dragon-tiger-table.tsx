import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useMemo } from "react";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { type Bead, Roads } from "../../kit/client/live/roads.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import { cardText } from "../../kit/math/card-text.ts";
import { cardCode, rankOf } from "../../kit/math/cards.ts";
import {
  type DragonTigerCards,
  type DragonTigerKind,
  dragonTigerPays,
  settleDragonTiger,
  winnerOf,
} from "../math/dragon-tiger-bets.ts";
import { dragonTigerWords } from "../math/dragon-tiger-pay-tables.ts";
import { dragonTigerStatistics } from "./dragon-tiger-statistics.ts";
import "./dragon-tiger.css";

const spots: readonly { kind: DragonTigerKind; tone: string }[] = [
  { kind: "dragon", tone: "red" },
  { kind: "tie", tone: "green" },
  { kind: "suitedTie", tone: "green" },
  { kind: "tiger", tone: "gold" },
];

const callWords = {
  dragon: "games-dragon-tiger.dragonWins",
  tiger: "games-dragon-tiger.tigerWins",
  tie: "games-dragon-tiger.tie",
} as const;

/** When each card is dealt and turned over, in milliseconds after betting closes. */
const times = { dragon: { dealtMs: 0, openMs: 1_600 }, tiger: { dealtMs: 500, openMs: 3_000 } };

function beadOf(number: number, cards: DragonTigerCards): Bead {
  const winner = winnerOf(cards);
  const high = rankOf(cards.dragon) >= rankOf(cards.tiger) ? cards.dragon : cards.tiger;
  return {
    id: String(number),
    result: winner === "dragon" ? "second" : winner === "tiger" ? "first" : "tie",
    text: cardText(high).slice(0, -1),
  };
}

/** Dragon tiger: each side gets one card, and the higher one wins. */
export function DragonTigerTable() {
  const { t, language } = useGame();
  const seat = useLiveChips();
  const { round, history } = seat.table;
  const elapsedMs = useRoundElapsed(seat.table);
  const cards = elapsedMs === null ? null : ((round?.outcome as DragonTigerCards | null) ?? null);
  const beads = useMemo(
    () => history.map(({ number, outcome }) => beadOf(number, outcome as DragonTigerCards)),
    [history],
  );
  const isOver = round?.phase === "RESULT" && cards !== null;
  const winner = isOver ? winnerOf(cards) : null;
  const isOut = (which: "dragon" | "tiger", step: "dealtMs" | "openMs") =>
    cards !== null && elapsedMs !== null && elapsedMs >= times[which][step];
  const side = (which: "dragon" | "tiger") => {
    const isDealt = isOut(which, "dealtMs");
    const isOpen = cards !== null && isOut(which, "openMs");
    return (
      <section
        className="dt-side"
        data-side={which}
        data-won={winner === which}
        aria-label={t(dragonTigerWords[which])}
      >
        <h2>{t(dragonTigerWords[which])}</h2>
        {isOpen ? <p className="sr-only">{cardName(cardCode(cards[which]), t)}</p> : null}
        <div className="dt-card">
          {isDealt ? <PlayingCard key={round?.number} code={isOpen ? cardCode(cards[which]) : null} /> : null}
        </div>
      </section>
    );
  };
  const sides = ["dragon", "tiger"] as const;
  const turned = cards === null ? undefined : sides.findLast((which) => isOut(which, "openMs"));
  const call = winner
    ? t(callWords[winner])
    : turned
      ? `${t(dragonTigerWords[turned])}: ${cardName(cardCode(cards![turned]), t)}`
      : t("games-live.noMoreBets");
  return (
    <SpotTableFrame
      theme="burgundy"
      seat={seat}
      statisticsOf={dragonTigerStatistics}
      call={call}
      cards={sides.filter((which) => isOut(which, "dealtMs")).length}
      running={t("games-live.noMoreBets")}
      result={winner ? t(dragonTigerWords[winner]) : t("games-live.noMoreBets")}
      stage={
        <div className="dt-stage">
          <div className="dt-sides">
            {side("dragon")}
            {side("tiger")}
          </div>
          <Roads
            beads={beads}
            names={{
              first: t(dragonTigerWords.tiger),
              second: t(dragonTigerWords.dragon),
              tie: t(dragonTigerWords.tie),
            }}
          />
        </div>
      }
      board={
        <div className="dt-spots">
          {spots.map(({ kind, tone }) => (
            <LiveSpot
              key={kind}
              seat={seat}
              spot={kind}
              tone={tone}
              state={isOver ? (settleDragonTiger(kind, 100, cards) > 100 ? "won" : "lost") : undefined}
            >
              <strong>{t(dragonTigerWords[kind])}</strong>{" "}
              <small>{formatOdds([dragonTigerPays[kind], 1], language)}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}
