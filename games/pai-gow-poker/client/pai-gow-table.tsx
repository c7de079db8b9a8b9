import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { useState } from "react";
import { DealerMiddle, type DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerSpot } from "../../kit/client/dealer/dealer-spot.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { PayPlaque } from "../../kit/client/dealer/pay-plaque.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { lanternHands, lanternPays } from "../math/lantern-bonus.ts";
import type { PaiGowOutcome } from "../math/pai-gow-outcome.ts";
import { paiGowHandWords } from "../math/pai-gow-pay-tables.ts";
import type { PaiGowMove, PaiGowView } from "../math/pai-gow-poker.ts";
import { ArrangedHand } from "./arranged-hand.tsx";
import { chosenLow, chosenOption } from "./chosen-low.ts";
import { handCaptions } from "./hand-captions.ts";
import "./pai-gow.css";

const moves: MoveNames<PaiGowMove> = {
  houseWay: { name: "games-pai-gow-poker.arrange", key: "H", tone: "secondary" },
  set: { name: "games-pai-gow-poker.set", key: "S", tone: "play" },
};

const outcomes: Record<PaiGowOutcome, { word: MessageKey; tone: DealerOutcome["tone"] }> = {
  win: { word: "games-pai-gow-poker.outcomeWin", tone: "won" },
  push: { word: "games-pai-gow-poker.outcomePush", tone: "push" },
  queenHigh: { word: "games-pai-gow-poker.outcomeQueenHigh", tone: "push" },
  lose: { word: "games-pai-gow-poker.outcomeLose", tone: "lost" },
};

/** The text that announces the result. Without a main bet, it is the result of the bonus bet. */
function outcomeOf({ outcome, lantern }: PaiGowView, t: Translate): DealerOutcome {
  if (outcome !== null) return { text: t(outcomes[outcome].word), tone: outcomes[outcome].tone };
  return lantern === null
    ? { text: t("games-pai-gow-poker.noBonus"), tone: "lost" }
    : { text: t(paiGowHandWords[lantern]), tone: "won" };
}

const cardsIn = (side: "player" | "dealer", { [side]: { cards } }: PaiGowView) =>
  cards.map((code, place) => ({ key: `${side}-${place}`, code }));

/** The names of a side's hands, once they are set. */
const captionsOf = ({ cards, low, hands }: PaiGowView["player" | "dealer"], t: Translate) =>
  hands === null || low === null ? null : handCaptions(hands, cards, low, t);

export function PaiGowTable() {
  const { t, sound } = useGame();
  const spokenHands = ({ player }: PaiGowView) => {
    const captions = captionsOf(player, t);
    return captions === null ? "" : `${captions.low}, ${captions.high}. `;
  };
  const table = useDealerTable<PaiGowView>({
    cardsOf: (view) => [...cardsIn("player", view), ...cardsIn("dealer", view)],
    describe: (view) =>
      view.done ? `${spokenHands(view)}${outcomeOf(view, t).text}` : t("games-pai-gow-poker.ask"),
  });
  const { shown, round } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const outcome = isSeen && view?.done ? outcomeOf(view, t) : null;
  const [chosen, setChosen] = useState<{ roundId: string; places: readonly number[] } | null>(null);
  const places = chosen !== null && chosen.roundId === round?.roundId ? chosen.places : [];
  const choose = (next: readonly number[]) => {
    if (round === null || table.fixed) return;
    sound.play("card");
    setChosen({ roundId: round.roundId, places: next });
  };
  const toggle = (place: number) => choose(chosenLow(places, place));
  const option = round === null ? null : chosenOption(round.view.options, places);
  const canSet = option !== null && !option.isFoul;
  const ask = option?.isFoul
    ? t("games-pai-gow-poker.foul")
    : option && round
      ? t("games-pai-gow-poker.ready", handCaptions(option, round.view.player.cards, option.places, t))
      : t("games-pai-gow-poker.ask");
  const move = (kind: string) => {
    if (kind === "houseWay") choose(round?.view.houseWay ?? []);
    else if (canSet) table.move("set", { low: option.places });
  };
  const has = (kind: string) => view?.bets.some((bet) => bet.kind === kind) ?? true;
  const moved = shown?.moves ?? new Map();
  return (
    <DealerTableFrame
      theme="oxblood"
      table={{ ...table, move }}
      moves={moves}
      ask={ask}
      mainMove="set"
      blocked={canSet ? [] : ["set"]}
      moreKeys={[0, 1, 2, 3, 4, 5, 6].map((place) => ({
        key: String(place + 1),
        label: "games-pai-gow-poker.keyCard",
        press: () => toggle(place),
      }))}
    >
      <ArrangedHand
        label={t("games.dealer")}
        cards={view === null ? [] : cardsIn("dealer", view)}
        moves={moved}
        low={isSeen ? (view?.dealer.low ?? null) : null}
        captions={isSeen && view ? captionsOf(view.dealer, t) : null}
        tone={outcome?.tone === "won" ? "lost" : undefined}
      />
      <DealerMiddle
        upper={t("games-pai-gow-poker.felt1")}
        lower={t("games-pai-gow-poker.felt2")}
        outcome={outcome}
      >
        <div className="pai-gow-plaque">
          <PayPlaque
            title={t("games-pai-gow-poker.lantern")}
            rows={lanternHands.map((hand) => ({
              key: hand,
              name: t(paiGowHandWords[hand]),
              odds: lanternPays[hand],
            }))}
            lit={isSeen && has("lantern") ? (view?.lantern ?? null) : null}
          />
        </div>
      </DealerMiddle>
      <ArrangedHand
        label={t("games.yourHand")}
        cards={view === null ? [] : cardsIn("player", view)}
        moves={moved}
        low={view?.player.low ?? null}
        captions={view ? captionsOf(view.player, t) : null}
        tone={outcome?.tone}
        choice={round === null ? null : { places, toggle }}
      />
      <fieldset className="dealer-spots" disabled={table.fixed || round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <DealerSpot table={table} kind="lantern" name={t("games-pai-gow-poker.lantern")} />
        <DealerSpot table={table} kind="main" name={t("games-pai-gow-poker.main")} />
      </fieldset>
    </DealerTableFrame>
  );
}
