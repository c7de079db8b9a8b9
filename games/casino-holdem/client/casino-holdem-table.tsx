import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { DealerHand } from "../../kit/client/dealer/dealer-hand.tsx";
import { DealerMiddle, type DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerSpot } from "../../kit/client/dealer/dealer-spot.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { PayPlaque } from "../../kit/client/dealer/pay-plaque.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { aaRows, anteRows, holdemHandWords } from "../../kit/math/holdem/casino-holdem-pay-tables.ts";
import { antePays } from "../../kit/math/holdem/casino-holdem-pays.ts";
import type { HoldemMove, HoldemOutcome } from "../../kit/math/holdem/holdem-outcome.ts";
import type { HoldemView } from "../math/casino-holdem.ts";
import "./casino-holdem.css";

const moves: MoveNames<HoldemMove> = {
  fold: { name: "games-casino-holdem.fold", key: "F", tone: "danger" },
  call: { name: "games-casino-holdem.call", key: "K", tone: "play" },
};

const outcomes: Record<HoldemOutcome, { word: MessageKey; tone: DealerOutcome["tone"] }> = {
  win: { word: "games-casino-holdem.outcomeWin", tone: "won" },
  notQualified: { word: "games-casino-holdem.outcomeNotQualified", tone: "won" },
  push: { word: "games-casino-holdem.outcomePush", tone: "push" },
  lose: { word: "games-casino-holdem.outcomeLose", tone: "lost" },
  fold: { word: "games-casino-holdem.outcomeFold", tone: "lost" },
};

/** The text that announces the result. If the player bet no ante, it is the result of the AA bonus. */
function outcomeOf({ outcome, aaHand }: HoldemView, t: Translate): DealerOutcome {
  if (outcome !== null) return { text: t(outcomes[outcome].word), tone: outcomes[outcome].tone };
  return aaHand === null
    ? { text: t("games-casino-holdem.noBonus"), tone: "lost" }
    : { text: t(holdemHandWords[aaHand]), tone: "won" };
}

const cardsIn = (side: "player" | "dealer", { [side]: { cards } }: HoldemView) =>
  cards.map((code, place) => ({ key: `${side}-${place}`, code }));
const boardOf = ({ board }: HoldemView) => board.map((code, place) => ({ key: `board-${place}`, code }));

export function CasinoHoldemTable() {
  const { t } = useGame();
  const handName = (view: HoldemView) => t(holdemHandWords[view.player.hand]);
  const table = useDealerTable<HoldemView>({
    // After a call, the turn and the river are dealt before the dealer's cards are turned over.
    cardsOf: (view) => [...cardsIn("player", view), ...boardOf(view), ...cardsIn("dealer", view)],
    describe: (view) => (view.done ? `${handName(view)}. ${outcomeOf(view, t).text}` : handName(view)),
  });
  const { shown } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const outcome = isSeen && view?.done ? outcomeOf(view, t) : null;
  const has = (kind: string) => view?.bets.some((bet) => bet.kind === kind) ?? false;
  const namedRows = (rows: typeof anteRows) =>
    rows.map(([hand, odds]) => ({ key: hand, name: t(holdemHandWords[hand]), odds }));
  const anteLit =
    isSeen && view !== null && (view.outcome === "win" || view.outcome === "notQualified")
      ? view.player.hand in antePays
        ? view.player.hand
        : "straightOrLess"
      : null;
  const moved = shown?.moves ?? new Map();
  return (
    <DealerTableFrame theme="teal" table={table} moves={moves} ask={t("games-casino-holdem.ask")}>
      <DealerHand
        label={t("games.dealer")}
        cards={view === null ? [] : cardsIn("dealer", view)}
        moves={moved}
        places={2}
        caption={isSeen && view?.dealer.hand ? t(holdemHandWords[view.dealer.hand]) : null}
        tone={outcome?.tone === "won" ? "lost" : undefined}
      />
      <div className="holdem-middle">
        <DealerHand
          label={t("games-casino-holdem.board")}
          cards={view === null ? [] : boardOf(view)}
          moves={moved}
          places={5}
        />
        <DealerMiddle
          upper={t("games-casino-holdem.felt1")}
          lower={t("games-casino-holdem.felt2")}
          outcome={outcome}
        />
      </div>
      <DealerHand
        label={t("games.yourHand")}
        cards={view === null ? [] : cardsIn("player", view)}
        moves={moved}
        places={2}
        caption={isSeen && view !== null ? handName(view) : null}
        tone={outcome?.tone}
      />
      <div className="holdem-plaques">
        <PayPlaque
          title={t("games-casino-holdem.aa")}
          rows={namedRows(aaRows)}
          lit={isSeen && has("aa") ? (view?.aaHand ?? null) : null}
        />
        <PayPlaque title={t("games-casino-holdem.ante")} rows={namedRows(anteRows)} lit={anteLit} />
      </div>
      <fieldset className="dealer-spots" disabled={table.fixed || table.round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <DealerSpot table={table} kind="aa" name={t("games-casino-holdem.aa")} />
        <DealerSpot table={table} kind="ante" name={t("games-casino-holdem.ante")} />
        <DealerSpot table={table} kind="call" name={t("games-casino-holdem.call")} isDecision />
      </fieldset>
    </DealerTableFrame>
  );
}
