import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { GameCardData } from "./card-data.ts";
import type { CategoryData } from "./category.server.ts";
import { LobbyCard } from "./lobby-card.tsx";
import { useGrowing } from "./use-growing.ts";
import { useMoreCards } from "./use-more-cards.ts";

const CARD_SIZES = "(width < 36rem) 46vw, (width < 62rem) 24vw, 190px";
/** The cards that every screen shows first. */
const SEEN_FIRST = 2;

/** Every number of columns that the wall may have divides it, so that no shelf ends in a broken row. */
const SHELF_CARDS = 120;

/** Layout goes by shelf: what happens in one costs the others nothing, however long the wall has grown. */
function shelvesOf(cards: readonly GameCardData[]): readonly (readonly GameCardData[])[] {
  const count = Math.ceil(cards.length / SHELF_CARDS);
  return Array.from({ length: count }, (_, shelf) =>
    cards.slice(shelf * SHELF_CARDS, (shelf + 1) * SHELF_CARDS),
  );
}

/** Drawn once: cards that are there already have nothing to do when others join them. */
const GridCard = memo(function GridCard({ game, eager }: { game: GameCardData; eager: boolean }) {
  return (
    <li className="min-w-0">
      <LobbyCard game={game} sizes={CARD_SIZES} eager={eager} />
    </li>
  );
});

/** A wall of cards that grows as its end comes near; without scripts the way on is a link. */
export function GameGrid({ data }: { data: CategoryData }) {
  const { t } = useTranslation();
  const { cards, next, loading, loadMore } = useMoreCards(data);
  const drawn = useGrowing(cards);
  const end = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark || loading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: "900px",
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [loading, loadMore]);
  return (
    <>
      <div className="card-shelves">
        {shelvesOf(drawn).map((shelf, place) => (
          <ul key={shelf[0]?.id} className="game-grid">
            {shelf.map((game, index) => (
              <GridCard key={game.id} game={game} eager={place === 0 && index < SEEN_FIRST} />
            ))}
          </ul>
        ))}
      </div>
      {next ? (
        <p className="flex justify-center">
          <Link
            ref={end}
            to={next}
            aria-busy={loading}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              loadMore();
            }}
            className={buttonClass({ size: "lg" })}
          >
            {t("lobby.showMore", { shown: cards.length, total: data.total })}
          </Link>
        </p>
      ) : null}
    </>
  );
}
