import { memo, useLayoutEffect, useRef } from "react";
import type { GameCardData } from "./card-data.ts";
import { LobbyCard } from "./lobby-card.tsx";
import { useGrowing } from "./use-growing.ts";
import { useNear } from "./use-near.ts";

const CARD_SIZES = "(width < 36rem) 46vw, (width < 72rem) 24vw, 190px";
/** The cards that every screen shows first. */
const SEEN_FIRST = 2;

/** Drawn once: cards that are there already have nothing to do when others join them. */
const ShelfCard = memo(function ShelfCard({ game, eager }: { game: GameCardData; eager: boolean }) {
  return (
    <li className="min-w-0">
      <LobbyCard game={game} sizes={CARD_SIZES} eager={eager} />
    </li>
  );
});

type CardShelfProps = {
  cards: readonly GameCardData[];
  /** Its cards came with the page: drawn at once. */
  isFirstLook: boolean;
  isTop: boolean;
};

/** Some whole rows of a wall of cards; empty while it is far from the window. */
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
