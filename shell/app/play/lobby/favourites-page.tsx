import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { GameCardSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import { EmptyArt } from "../../parts/empty-art.tsx";
import type { GameCardData } from "./card-data.ts";
import { favouritesResource } from "./favourites.ts";
import { LobbyCard } from "./lobby-card.tsx";
import { LobbyProvider, useLobby } from "./lobby-context.tsx";
import type { Lookups } from "./lookups.server.ts";
import { findCards } from "./search-index.ts";

const none: readonly string[] = [];
const CARD_SIZES = "(width < 36rem) 46vw, (width < 62rem) 24vw, 190px";

/** The favourites of the player, or of this browser for a visitor. */
export function FavouritesPage({ lookups }: { lookups: Lookups }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <LobbyProvider lookups={lookups}>
      <header>
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("lobby.favourites")}</h1>
        <p className="mt-1.5 max-w-2xl text-mist md:text-md">{t("lobby.favouritesText")}</p>
      </header>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="sr-only">
          {t("lobby.allOf", { name: t("lobby.favourites") })}
        </h2>
        <Favourites />
      </section>
    </LobbyProvider>
  );
}

function Favourites() {
  const { t } = useTranslation();
  const { value: ids = none, loading } = useResource(favouritesResource(useLobby().session), { keep: true });
  const [cards, setCards] = useState<readonly GameCardData[] | null>(null);
  useEffect(() => {
    if (loading) return;
    let isHere = true;
    void findCards(ids).then((found) => isHere && setCards(found));
    return () => {
      isHere = false;
    };
  }, [ids, loading]);
  if (cards === null) {
    return (
      <div aria-busy="true" className="game-grid">
        {["a", "b", "c", "d"].map((key) => (
          <GameCardSkeleton key={key} />
        ))}
      </div>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt name="favourites" />}
        title={t("lobby.noFavouritesTitle")}
        action={
          <Link to="/casino" className={buttonClass({ variant: "primary" })}>
            {t("lobby.allRooms")}
          </Link>
        }
      >
        {t("lobby.noFavouritesText")}
      </EmptyState>
    );
  }
  return (
    <ul className="game-grid">
      {cards.map((game) => (
        <li key={game.id} className="min-w-0">
          <LobbyCard game={game} sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
