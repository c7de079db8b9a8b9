import type { MessageKey } from "@parlour/web/i18n/messages";
import { cardName } from "../../kit/client/card-name.ts";
import { DealerHand } from "../../kit/client/dealer/dealer-hand.tsx";
import { DealerMiddle, type DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerSpot } from "../../kit/client/dealer/dealer-spot.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { PayPlaque } from "../../kit/client/dealer/pay-plaque.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { type RedDogMove, type RedDogOutcome, type RedDogView, TRIPS_PAY } from "../math/red-dog.ts";
import { spreadRows } from "../math/red-dog-pay-tables.ts";
import { RankLadder } from "./rank-ladder.tsx";
import "./red-dog.css";

const moves: MoveNames<RedDogMove> = {
  call: { name: "games-red-dog.call", key: "L", tone: "secondary" },
  raise: { name: "games-red-dog.raise", key: "A", tone: "play" },
};

const outcomes: Record<RedDogOutcome, { word: MessageKey; tone: DealerOutcome["tone"] }> = {
  consecutive: { word: "games-red-dog.outcomeConsecutive", tone: "push" },
  pair: { word: "games-red-dog.outcomePair", tone: "push" },
  trips: { word: "games-red-dog.outcomeTrips", tone: "won" },
  between: { word: "games-red-dog.outcomeBetween", tone: "won" },
  outside: { word: "games-red-dog.outcomeOutside", tone: "lost" },
};

const cardsOf = ({ cards }: RedDogView) => cards.map((code, place) => ({ key: `card-${place}`, code }));

/** The row of the pay plaque that applies to the first two cards. */
function rowOf({ spread }: RedDogView): string | null {
  if (spread === -1) return "trips";
  return spreadRows.find(({ from, to }) => from <= spread && spread <= to)?.from.toString() ?? null;
}

/** Red dog, in which the player bets that the third card will rank between the first two. */
export function RedDogTable() {
  const { t } = useGame();
  const table = useDealerTable<RedDogView>({
    cardsOf,
    describe: (view) => {
      const cards = view.cards.map((code) => cardName(code, t)).join(", ");
      const next =
        view.outcome === null
          ? t("games-red-dog.ask", { spread: view.spread })
          : t(outcomes[view.outcome].word);
      return `${cards}. ${next}`;
    },
  });
  const { shown } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const outcome = isSeen && view?.outcome ? outcomes[view.outcome] : null;
  const [first, second, third] = view === null ? [] : cardsOf(view);
  return (
    <DealerTableFrame
      theme="oxblood"
      table={table}
      moves={moves}
      ask={t("games-red-dog.ask", { spread: view?.spread ?? 0 })}
    >
      <DealerHand
        label={t("games-red-dog.cards")}
        cards={[first ?? null, third ?? null, second ?? null]}
        moves={shown?.moves ?? new Map()}
        places={3}
        caption={
          isSeen && view !== null && view.spread > 0
            ? t("games-red-dog.spreadOf", { spread: view.spread })
            : null
        }
        tone={outcome?.tone}
      />
      <DealerMiddle
        upper={t("games-red-dog.felt1")}
        lower={t("games-red-dog.felt2")}
        outcome={outcome && { text: t(outcome.word), tone: outcome.tone }}
      >
        <RankLadder view={view} isSeen={isSeen} />
        <div className="rd-plaque">
          <PayPlaque
            title={t("games.payouts")}
            rows={[
              ...spreadRows.map(({ from, to, odds }) => ({
                key: String(from),
                name: t("games-red-dog.spreadRow", { spread: to > from ? `${from}–${to}` : String(from) }),
                odds,
              })),
              { key: "trips", name: t("games-red-dog.trips"), odds: TRIPS_PAY },
            ]}
            lit={isSeen && view !== null ? rowOf(view) : null}
          />
        </div>
      </DealerMiddle>
      <fieldset className="dealer-spots" disabled={table.fixed || table.round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <DealerSpot table={table} kind="ante" name={t("games-red-dog.ante")} />
        <DealerSpot table={table} kind="raise" name={t("games-red-dog.raise")} isDecision />
      </fieldset>
    </DealerTableFrame>
  );
}
