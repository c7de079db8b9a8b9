import { memo, useLayoutEffect, useRef } from "react";
import type { GameCardData } from "./card-data.ts";
import { LobbyCard } from "./lobby-card.tsx";
import { useGrowing } from "./use-growing.ts";
import { useNear } from "./use-near.ts";

const CARD_SIZES = "(width < 36rem) 46vw, (width < 72rem) 24vw, 190px";
/** The number of cards that are visible without scrolling on every screen size. */
const SEEN_FIRST = 2;

/** Memoised: existing cards don't render again when others are added. */
const ShelfCard = memo(function ShelfCard({ game, eager }: { game: GameCardData; eager: boolean }) {
  return (
    <li className="min-w-0">
      <LobbyCard game={game} sizes={CARD_SIZES} eager={eager} />
    </li>
  );
});

type CardShelfProps = {
  cards: readonly GameCardData[];
  /** Whether the cards came with the page, in which case they are rendered immediately. */
  isFirstLook: boolean;
  isTop: boolean;
};

/** A few rows of the grid; empty while they are far from the viewport. */
export function CardShelf({ cards, isFirstLook, isTop }: CardShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const isNear = useNear(shelf, isFirstLook);
  const drawn = useGrowing(isNear ? cards.length : 0, isFirstLook);
  const isWhole = drawn === cards.length;
  useLayoutEffect(() => {
    if (isWhole && shelf.current) shelf.current.style.minHeight = "";
  }, [isWhole]);
  return (
    <ul ref={shelf} className="game-grid" data-growing={isWhole ? undefined : ""}>
      {cards.slice(0, drawn).map((game, index) => (
        <ShelfCard key={game.id} game={game} eager={isTop && index < SEEN_FIRST} />
      ))}
    </ul>
  );
}
