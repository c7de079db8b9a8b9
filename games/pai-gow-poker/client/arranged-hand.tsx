import { cardName } from "../../kit/client/card-name.ts";
import type { CardMove, TableCard } from "../../kit/client/dealer/deal-order.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import type { LowPlaces } from "../math/house-way.ts";

type ArrangedHandProps = {
  label: string;
  cards: readonly TableCard[];
  moves: ReadonlyMap<string, CardMove>;
  /** The two cards of the low hand, once the hand is set. */
  low: LowPlaces | null;
  captions: { high: string; low: string } | null;
  tone?: "won" | "lost" | "push" | undefined;
  /** While the player sets the hand: the cards chosen for the low hand so far. */
  choice?: { places: readonly number[]; toggle: (place: number) => void } | null;
};

const places = [0, 1, 2, 3, 4, 5, 6];

/** Seven cards: in one row until they are set, then as a hand of two and a hand of five. */
export function ArrangedHand({ label, cards, moves, low, captions, tone, choice = null }: ArrangedHandProps) {
  const { t } = useGame();
  const cardAt = (place: number) => {
    const card = cards[place];
    const move = card && moves.get(card.key);
    const face = card ? (
      <PlayingCard
        key={card.key}
        code={card.code}
        dealt={move?.isDealt ?? false}
        delayMs={move?.delayMs ?? 0}
      />
    ) : null;
    if (choice === null || card === undefined)
      return (
        <span key={place} className="pai-gow-place">
          {face}
        </span>
      );
    return (
      <button
        key={place}
        type="button"
        className="pai-gow-place"
        aria-label={cardName(card.code, t)}
        aria-pressed={choice.places.includes(place)}
        onClick={() => choice.toggle(place)}
      >
        {face}
        <i className="pai-gow-key">{place + 1}</i>
      </button>
    );
  };
  const nameOf = (place: number) => (cards[place] ? cardName(cards[place].code, t) : "");
  const spoken = (group: readonly number[]) => group.map(nameOf).filter(Boolean).join(", ");
  const high = low === null ? places : places.filter((place) => !low.includes(place));
  return (
    <section className="dealer-hand pai-gow-hand" data-tone={tone} data-set={low !== null} aria-label={label}>
      <h2>{label}</h2>
      <div className="pai-gow-groups">
        {low === null ? null : (
          <Group name={t("games-pai-gow-poker.lowHand")} caption={captions?.low} spoken={spoken(low)}>
            {low.map(cardAt)}
          </Group>
        )}
        <Group
          name={low === null ? "" : t("games-pai-gow-poker.highHand")}
          caption={captions?.high}
          spoken={choice === null ? spoken(high) : ""}
        >
          {high.map(cardAt)}
        </Group>
      </div>
    </section>
  );
}

type GroupProps = {
  name: string;
  caption: string | undefined;
  spoken: string;
  children: React.ReactNode;
};

function Group({ name, caption, spoken, children }: GroupProps) {
  return (
    <div className="pai-gow-group">
      <div className="dealer-cards">{children}</div>
      {spoken === "" ? null : (
        <p className="sr-only">
          {name} {spoken}
        </p>
      )}
      <p className="dealer-caption" data-shown={Boolean(caption)}>
        {caption || "–"}
      </p>
    </div>
  );
}
