import type { RedDogView } from "../math/red-dog.ts";

const ranks = [..."23456789TJQKA"];
const placeOf = (code: string): number => ranks.indexOf(code[0]!);

type RankLadderProps = { view: RedDogView | null; isSeen: boolean };

/** All ranks in a row: the first two cards, the ranks that win between them, and the third card. */
export function RankLadder({ view, isSeen }: RankLadderProps) {
  const places = isSeen && view !== null ? view.cards.map(placeOf) : [];
  return (
    <ol className="rd-ladder" aria-hidden="true">
      {ranks.map((rank, place) => (
        <li key={rank} data-role={roleOf(place, places, view?.outcome === "outside")}>
          {rank === "T" ? "10" : rank}
        </li>
      ))}
    </ol>
  );
}

/** How a rank is drawn. The third card's style takes precedence over those of the first two cards. */
function roleOf(place: number, cards: readonly number[], isMissed: boolean): string | undefined {
  const [first = 0, second = 0, third] = cards;
  if (place === third) return isMissed ? "missed" : "third";
  if (cards.includes(place)) return "edge";
  return place > Math.min(first, second) && place < Math.max(first, second) ? "between" : undefined;
}
