import { type DoubleColour, type DoubleUpView, HIGHER_CARDS } from "../../math/video-poker-double-up.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import { PlayingCard } from "../playing-card.tsx";
import { doubleOutcomes } from "./hand-names.ts";

type DoubleUpTableProps = {
  /** The amount at risk, in minor units. */
  amount: number;
  /** The double-up whose cards are shown; null while the player chooses. */
  shown: DoubleUpView | null;
  disabled: boolean;
  onColour: (colour: DoubleColour) => void;
  onPick: (pick: number) => void;
};

const picks = Array.from({ length: HIGHER_CARDS }, (_, pick) => pick);
const colours = [
  ["red", "games-video-poker.red"],
  ["black", "games-video-poker.black"],
] as const;

/** Double-up: guess the colour of the dealer's card, or pick a card that beats it. */
export function DoubleUpTable({ amount, shown, disabled, onColour, onPick }: DoubleUpTableProps) {
  const { t, money } = useGame();
  const picked = shown?.kind === "higher" ? shown.pick : null;
  return (
    <section className="poker-double" aria-label={t("games-video-poker.doubleUp")}>
      <p className="poker-double-title">
        {shown === null
          ? t("games-video-poker.doubleQuestion", { from: money(amount), to: money(2 * amount) })
          : t(doubleOutcomes[shown.outcome])}
      </p>
      <div className="poker-double-cards">
        <div className="poker-dealer">
          <span className="sr-only">
            {`${t("games-video-poker.dealerCard")}: ${cardName(shown?.cards[0] ?? null, t)}`}
          </span>
          <PlayingCard code={shown?.cards[0] ?? null} dealt={false} />
          <small aria-hidden="true">{t("games-video-poker.dealerCard")}</small>
        </div>
        {picks.map((pick) => {
          const code = shown?.cards[1 + pick] ?? null;
          return (
            <button
              key={pick}
              type="button"
              className="poker-pick"
              data-picked={picked === pick || undefined}
              disabled={disabled}
              onClick={() => onPick(pick)}
            >
              <span className="sr-only">
                {code === null ? t("games-video-poker.pickCard", { place: pick + 1 }) : cardName(code, t)}
              </span>
              <PlayingCard code={code} dealt={false} delayMs={picked === pick ? 250 : 600} />
            </button>
          );
        })}
      </div>
      <div className="poker-colours">
        {colours.map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            className="poker-colour"
            data-colour={colour}
            data-picked={(shown?.kind === "colour" && shown.colour === colour) || undefined}
            disabled={disabled}
            onClick={() => onColour(colour)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <p className="poker-double-hint">{t("games-video-poker.doubleHint")}</p>
    </section>
  );
}
