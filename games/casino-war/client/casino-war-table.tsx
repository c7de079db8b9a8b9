import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { cardName } from "../../kit/client/card-name.ts";
import { DealerHand } from "../../kit/client/dealer/dealer-hand.tsx";
import { DealerMiddle, type DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerSpot } from "../../kit/client/dealer/dealer-spot.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { TIE_PAYS, type WarMove, type WarOutcome, type WarView } from "../math/casino-war.ts";
import "./casino-war.css";

const moves: MoveNames<WarMove> = {
  surrender: { name: "games-casino-war.surrender", key: "S", tone: "danger" },
  war: { name: "games-casino-war.war", key: "W", tone: "play" },
};

const outcomes: Record<WarOutcome, { word: MessageKey; tone: DealerOutcome["tone"] }> = {
  win: { word: "games-casino-war.outcomeWin", tone: "won" },
  lose: { word: "games-casino-war.outcomeLose", tone: "lost" },
  warWin: { word: "games-casino-war.outcomeWarWin", tone: "won" },
  warTie: { word: "games-casino-war.outcomeWarTie", tone: "won" },
  warLose: { word: "games-casino-war.outcomeWarLose", tone: "lost" },
  surrender: { word: "games-casino-war.outcomeSurrender", tone: "lost" },
};

/** The text that announces the result. If the player bet no ante, it is the result of the tie bet. */
function outcomeOf({ outcome, tied }: WarView, t: Translate): DealerOutcome {
  if (outcome !== null) return { text: t(outcomes[outcome].word), tone: outcomes[outcome].tone };
  return tied
    ? { text: t("games-casino-war.tie"), tone: "won" }
    : { text: t("games-casino-war.noTie"), tone: "lost" };
}

const cardsIn = (side: "player" | "dealer", { [side]: cards }: WarView) =>
  cards.map((code, place) => ({ key: `${side}-${place}`, code }));

export function CasinoWarTable() {
  const { t, language } = useGame();
  const table = useDealerTable<WarView>({
    // Both sides get their first card before the war is dealt.
    cardsOf: (view) =>
      [0, 1].flatMap((place) =>
        [...cardsIn("player", view), ...cardsIn("dealer", view)].filter(({ key }) =>
          key.endsWith(`-${place}`),
        ),
      ),
    describe: (view) => {
      const cards = [...view.player.slice(-1), ...view.dealer.slice(-1)].map((code) => cardName(code, t));
      const seen = t("games-casino-war.announcement", { own: cards[0]!, other: cards[1]! });
      return `${seen}. ${view.done ? outcomeOf(view, t).text : t("games-casino-war.ask")}`;
    },
  });
  const { shown } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const outcome = isSeen && view?.done ? outcomeOf(view, t) : null;
  // The outlines for the war's cards are drawn once the first cards tie, unless the player surrenders.
  const isWar = isSeen && view?.tied && view.outcome !== "surrender";
  const isTied = isSeen && view !== null && !view.done;
  return (
    <DealerTableFrame theme="navy" table={table} moves={moves} ask={t("games-casino-war.ask")}>
      <DealerHand
        label={t("games.dealer")}
        cards={view === null ? [] : cardsIn("dealer", view)}
        moves={shown?.moves ?? new Map()}
        places={isWar ? 2 : 1}
        tone={outcome?.tone === "won" ? "lost" : undefined}
      />
      <DealerMiddle
        upper={t("games-casino-war.felt1")}
        lower={t("games-casino-war.felt2")}
        outcome={isTied ? { text: t("games-casino-war.tied"), tone: "push" } : outcome}
      />
      <DealerHand
        label={t("games.yourHand")}
        cards={view === null ? [] : cardsIn("player", view)}
        moves={shown?.moves ?? new Map()}
        places={isWar ? 2 : 1}
        tone={outcome?.tone}
      />
      <fieldset className="dealer-spots" disabled={table.fixed || table.round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <DealerSpot
          table={table}
          kind="tie"
          name={t("games-casino-war.tie")}
          pays={formatOdds([TIE_PAYS, 1], language)}
        />
        <DealerSpot table={table} kind="ante" name={t("games-casino-war.ante")} />
        <DealerSpot table={table} kind="war" name={t("games-casino-war.warStake")} isDecision />
      </fieldset>
    </DealerTableFrame>
  );
}
