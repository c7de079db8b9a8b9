import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { GameCardData } from "./card-data.ts";
import { CardShelf } from "./card-shelf.tsx";
import type { Listing } from "./listing.server.ts";
import { useMoreCards } from "./use-more-cards.ts";

/**
 * The number of cards in a batch. It is divisible by every possible number of columns, so that each batch fills
 * whole rows.
 */
const SHELF_CARDS = 24;

function shelvesOf(cards: readonly GameCardData[]): readonly (readonly GameCardData[])[] {
  const count = Math.ceil(cards.length / SHELF_CARDS);
  return Array.from({ length: count }, (_, shelf) =>
    cards.slice(shelf * SHELF_CARDS, (shelf + 1) * SHELF_CARDS),
  );
}

/**
 * A grid of cards that loads more when the visitor scrolls near its end; without JavaScript there is a link.
 */
export function GameGrid({ data }: { data: Listing }) {
  const { t } = useTranslation();
  const { cards, next, loading, failed, loadMore } = useMoreCards(data);
  const end = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark || loading || failed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: "900px",
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [loading, failed, loadMore]);
  return (
    <>
      <div className="card-shelves">
        {shelvesOf(cards).map((shelf, place) => (
          <CardShelf
            key={shelf[0]?.id}
            cards={shelf}
            isFirstLook={place * SHELF_CARDS < data.cards.length}
            isTop={place === 0}
          />
        ))}
      </div>
      {next ? (
        <div className="grid justify-items-center gap-3">
          <p role="status" className="text-mist">
            {failed ? t("lobby.moreFailed") : null}
          </p>
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
        </div>
      ) : null}
    </>
  );
}
