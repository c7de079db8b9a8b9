import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { DealerHand } from "../../kit/client/dealer/dealer-hand.tsx";
import { DealerMiddle, type DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerSpot } from "../../kit/client/dealer/dealer-spot.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { PayPlaque } from "../../kit/client/dealer/pay-plaque.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { anteBonus, pairPlusPays } from "../math/three-card-pays.ts";
import type { ThreeCardMove, ThreeCardOutcome, ThreeCardView } from "../math/three-card-poker.ts";
import { payingHands, threeCardHandWords } from "../math/three-card-poker-pay-tables.ts";
import "./three-card-poker.css";

const moves: MoveNames<ThreeCardMove> = {
  fold: { name: "games-three-card-poker.fold", key: "F", tone: "danger" },
  play: { name: "games-three-card-poker.play", key: "P", tone: "play" },
};

const outcomes: Record<ThreeCardOutcome, { word: MessageKey; tone: "won" | "lost" | "push" }> = {
  win: { word: "games-three-card-poker.outcomeWin", tone: "won" },
  notQualified: { word: "games-three-card-poker.outcomeNotQualified", tone: "won" },
  push: { word: "games-three-card-poker.outcomePush", tone: "push" },
  lose: { word: "games-three-card-poker.outcomeLose", tone: "lost" },
  fold: { word: "games-three-card-poker.outcomeFold", tone: "lost" },
};

/** The text that announces the result. Without an ante, it depends only on the player's hand. */
function outcomeOf({ outcome, player }: ThreeCardView, t: Translate): DealerOutcome {
  if (outcome !== null) return { text: t(outcomes[outcome].word), tone: outcomes[outcome].tone };
  return player.hand in pairPlusPays
    ? { text: t(threeCardHandWords[player.hand]), tone: "won" }
    : { text: t("games-three-card-poker.noPair"), tone: "lost" };
}

const cardsIn = (side: "player" | "dealer", { [side]: { cards } }: ThreeCardView) =>
  cards.map((code, place) => ({ key: `${side}-${place}`, code }));

export function ThreeCardPokerTable() {
  const { t } = useGame();
  const nameOf = (view: ThreeCardView) => t(threeCardHandWords[view.player.hand]);
  const table = useDealerTable<ThreeCardView>({
    cardsOf: (view) => [...cardsIn("player", view), ...cardsIn("dealer", view)],
    describe: (view) => (view.done ? `${nameOf(view)}. ${outcomeOf(view, t).text}` : nameOf(view)),
  });
  const rowsOf = (pays: typeof pairPlusPays) =>
    payingHands(pays).map(([hand, odds]) => ({ key: hand, name: t(threeCardHandWords[hand]), odds }));
  const { shown } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const outcome = isSeen && view?.done ? outcomeOf(view, t) : null;
  const held = isSeen && view !== null ? view.player.hand : null;
  const has = (kind: string) => view?.bets.some((bet) => bet.kind === kind) ?? true;
  return (
    <DealerTableFrame theme="green" table={table} moves={moves} ask={t("games-three-card-poker.ask")}>
      <DealerHand
        label={t("games.dealer")}
        cards={view === null ? [] : cardsIn("dealer", view)}
        moves={shown?.moves ?? new Map()}
        places={3}
        caption={isSeen && view?.dealer.hand ? t(threeCardHandWords[view.dealer.hand]) : null}
        tone={outcome?.tone === "won" ? "lost" : undefined}
      />
      <DealerMiddle
        upper={t("games-three-card-poker.felt1")}
        lower={t("games-three-card-poker.felt2")}
        outcome={outcome}
      >
        <div className="tcp-plaques">
          <PayPlaque
            title={t("games-three-card-poker.pairPlus")}
            rows={rowsOf(pairPlusPays)}
            lit={has("pairPlus") ? held : null}
          />
          <PayPlaque
            title={t("games-three-card-poker.anteBonus")}
            rows={rowsOf(anteBonus)}
            lit={view?.outcome !== "fold" && has("ante") ? held : null}
          />
        </div>
      </DealerMiddle>
      <DealerHand
        label={t("games.yourHand")}
        cards={view === null ? [] : cardsIn("player", view)}
        moves={shown?.moves ?? new Map()}
        places={3}
        caption={held && t(threeCardHandWords[held])}
        tone={outcome?.tone}
      />
      <fieldset className="dealer-spots" disabled={table.fixed || table.round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <DealerSpot table={table} kind="pairPlus" name={t("games-three-card-poker.pairPlus")} />
        <DealerSpot table={table} kind="ante" name={t("games-three-card-poker.ante")} />
        <DealerSpot table={table} kind="play" name={t("games-three-card-poker.play")} isDecision />
      </fieldset>
    </DealerTableFrame>
  );
}
